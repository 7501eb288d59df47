import { exampleOf } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { decorative, projects } from '@/components/sections/samples';
import { pictureLike } from '@/content/files/picture';
import { Hero } from './Hero';
import { hero } from './Hero.schema';

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
