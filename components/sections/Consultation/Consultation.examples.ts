import { exampleOf } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { form, formWithoutKeys } from '@/components/sections/samples';
import { Consultation } from './Consultation';
import { consultation } from './Consultation.schema';

export const examples = defineExamples(Consultation, {
  'a form with its keys': { id: 'ask', ...exampleOf(consultation, 'short', { form }) },
  'a bust, a form without keys, long words': {
    id: 'ask-long',
    ...exampleOf(consultation, 'long', {
      form: formWithoutKeys,
      picture: { name: 'team-1', alt: 'Clay bust of Ada' },
    }),
  },
});
