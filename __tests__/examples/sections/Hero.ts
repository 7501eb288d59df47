import { exampleOf } from '@/__tests__/examples/exampleOf';
import { defineExamples } from '@/__tests__/examples/examples';
import { decorative, projects } from '@/__tests__/examples/samples';
import { Hero } from '@/components/sections/home/Hero/Hero';
import { hero } from '@/components/sections/home/Hero/Hero.schema';
import { pictureLike } from '@/content/files/picture';

const picture = { name: pictureLike('hero'), alt: 'Two clay riverbanks and a bridge' };
const [project] = projects;
if (!project) throw new Error('There is no sample of a project.');

export const examples = defineExamples(Hero, {
  'words over the far bank': exampleOf(hero, 'short', {
    picture,
    title: ['Boats', 'for everyone'],
  }),
  'words in the middle of the sky': {
    ...exampleOf(hero, 'short', { picture: decorative('dusk') }),
    layout: 'centre',
  },
  'words beside a picture': {
    ...exampleOf(hero, 'short', { title: ['Boats for hire,', 'by the hour'] }),
    picture: project.image,
    layout: 'beside',
  },
  'long words': exampleOf(hero, 'long', {
    picture,
    title: ['Boats for everyone', 'who can swim', 'and can steer'],
  }),
});
