import { exampleOf } from '@/__tests__/examples/exampleOf';
import { defineExamples } from '@/__tests__/examples/examples';
import { Steps } from '@/components/sections/project/Steps/Steps';
import { steps } from '@/components/sections/project/Steps/Steps.schema';
import { pictureLike } from '@/content/files/picture';

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
