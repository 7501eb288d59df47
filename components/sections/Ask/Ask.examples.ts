import { dataFor, defineExamples } from '@/components/sections/examples';
import {
  action,
  decorative,
  longAction,
  longSentence,
  sentence,
} from '@/components/sections/samples';
import { Ask } from './Ask';
import { ask } from './Ask.schema';

export const examples = defineExamples(Ask, {
  'a sentence with shapes': dataFor(ask, {
    sentence: [
      { words: 'Which' },
      { sprite: decorative('sprite-arch'), words: 'boat shall we' },
      { sprite: decorative('sprite-ball'), words: 'get ready for you?' },
    ],
    action,
    lead: sentence,
  }),
  'a short sentence without a shape': dataFor(ask, {
    sentence: [{ words: 'Which boat?' }],
    action,
    lead: 'We answer today.',
  }),
  'long words': dataFor(ask, {
    sentence: [
      { words: 'Which of the forty' },
      { sprite: decorative('sprite-pill'), words: 'boats in the shed would you like' },
      { sprite: decorative('sprite-torus'), words: 'to take out on the canal in August?' },
    ],
    action: longAction,
    lead: longSentence,
  }),
});
