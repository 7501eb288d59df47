import { exampleOf } from '@/__tests__/examples/exampleOf';
import { defineExamples } from '@/__tests__/examples/examples';
import { form, formWithoutKeys } from '@/__tests__/examples/samples';
import { Consultation } from '@/components/sections/Consultation/Consultation';
import { consultation } from '@/components/sections/Consultation/Consultation.schema';
import { pictureLike } from '@/content/files/picture';

const id = 'ask';
const picture = { name: pictureLike('web'), alt: 'Clay boats in a clay harbour' };

export const examples = defineExamples(Consultation, {
  'short words': { ...exampleOf(consultation, 'short', { form, picture }), id },
  'long words': { ...exampleOf(consultation, 'long', { form: formWithoutKeys, scale: false }), id },
  'a scale': { ...exampleOf(consultation, 'short', { form, world: 'blush', scale: true }), id },
});
