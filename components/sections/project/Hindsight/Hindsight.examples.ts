import { dataFor, defineExamples } from '@/components/sections/examples';
import { longParagraphs, sentence } from '@/components/sections/samples';
import { Hindsight } from './Hindsight';
import { hindsight } from './Hindsight.schema';

export const examples = defineExamples(Hindsight, {
  'short words': {
    ...dataFor(hindsight, { kind: 'hindsight', title: 'Next time', paragraphs: [sentence] }),
    world: 'mint',
  },
  'long words on a world': {
    ...dataFor(hindsight, {
      kind: 'hindsight',
      title: 'What we would do differently if we built the boat again',
      paragraphs: longParagraphs,
      ground: 'world',
    }),
    world: 'consulting',
  },
});
