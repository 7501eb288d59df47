import { dataFor, defineExamples } from '@/components/sections/examples';
import { form, formWithoutKeys, longSentence, sentence } from '@/components/sections/samples';
import { Consultation } from './Consultation';
import { consultation } from './Consultation.schema';

export const examples = defineExamples(Consultation, {
  'a form with its keys': {
    id: 'ask',
    ...dataFor(consultation, {
      title: 'Ask us which boat.',
      lead: sentence,
      world: 'consulting',
      picture: { name: 'consult', alt: 'A clay seesaw with a ball' },
      form,
    }),
  },
  'a form without keys, long words': {
    id: 'ask-long',
    ...dataFor(consultation, {
      title: 'Ask us which boat, which crew and which week would suit you best.',
      lead: longSentence,
      world: 'devops',
      picture: { name: 'devops', alt: 'A clay ring of blocks' },
      form: formWithoutKeys,
    }),
  },
  'a bust': {
    id: 'ask-ada',
    ...dataFor(consultation, {
      title: 'Ask Ada first.',
      lead: sentence,
      world: 'jade',
      picture: { name: 'team-1', alt: 'Clay bust of Ada' },
      bust: true,
      form,
    }),
  },
});
