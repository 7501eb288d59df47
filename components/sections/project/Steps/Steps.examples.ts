import { exampleOf } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { pictureLike } from '@/content/files/picture';
import { Steps } from './Steps';
import { steps } from './Steps.schema';

const withoutPicture = { picture: undefined, caption: undefined };

export const examples = defineExamples(Steps, {
  'three short steps': exampleOf(steps, 'short'),
  'six long steps on a world': {
    ...exampleOf(steps, 'long', { ...withoutPicture, ground: 'world' }),
    world: 'spice',
  },
  'six steps on ink': {
    ...exampleOf(steps, 'long', { ...withoutPicture, ground: 'ink' }),
    world: 'moss',
  },
  'with a picture': exampleOf(steps, 'short', {
    picture: { name: pictureLike('case-pos-screen'), alt: 'The screen of a clay till' },
    caption: 'The ferry.',
  }),
  'with a picture at the end, long words': exampleOf(steps, 'long', { side: 'end' }),
});
