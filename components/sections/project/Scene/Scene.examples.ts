import { dataFor, defineExamples } from '@/components/sections/examples';
import { longSentence, sentence } from '@/components/sections/samples';
import { Scene } from './Scene';
import { scene } from './Scene.schema';

const picture = { name: 'case-travel', alt: 'A clay suitcase by a clay lake' } as const;

export const examples = defineExamples(Scene, {
  wide: {
    ...dataFor(scene, { kind: 'scene', picture, caption: sentence, frame: 'wide' }),
    world: 'air',
  },
  'tall, at the end': {
    ...dataFor(scene, { kind: 'scene', picture, caption: sentence, frame: 'tall' }),
    world: 'air',
  },
  'tall, at the start, long words': {
    ...dataFor(scene, {
      kind: 'scene',
      picture,
      caption: longSentence,
      frame: 'tall',
      side: 'start',
    }),
    world: 'spice',
  },
});
