import { exampleOf } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { form, formWithoutKeys } from '@/components/sections/samples';
import { pictureLike } from '@/content/files/picture';
import { Consultation } from './Consultation';
import { consultation } from './Consultation.schema';

const id = 'ask';
const picture = { name: pictureLike('web'), alt: 'Clay boats in a clay harbour' };

export const examples = defineExamples(Consultation, {
  'short words': { ...exampleOf(consultation, 'short', { form, picture }), id },
  'long words': { ...exampleOf(consultation, 'long', { form: formWithoutKeys, scale: false }), id },
  'a scale': { ...exampleOf(consultation, 'short', { form, world: 'blush', scale: true }), id },
});
