import { dataFor, defineExamples } from '@/components/sections/examples';
import {
  action,
  decorative,
  longAction,
  longMore,
  longSentence,
  more,
  sentence,
} from '@/components/sections/samples';
import { Hero } from './Hero';
import { hero } from './Hero.schema';

const sprites = [
  decorative('sprite-arch'),
  decorative('sprite-ball'),
  decorative('sprite-cube'),
  decorative('sprite-pill'),
  decorative('sprite-torus'),
];

export const examples = defineExamples(Hero, {
  'words over the far bank': dataFor(hero, {
    title: ['Boats', 'for everyone'],
    lead: sentence,
    contact: action,
    projects: more,
    picture: { name: 'hero', alt: 'Two clay riverbanks and a bridge' },
    sprites,
  }),
  'words in the middle of the sky': {
    layout: 'centre',
    ...dataFor(hero, {
      title: ['Boats'],
      lead: sentence,
      contact: action,
      projects: more,
      picture: { name: 'dusk', alt: 'Two clay riverbanks at dusk' },
      sprites,
    }),
  },
  'words beside a picture': {
    layout: 'beside',
    ...dataFor(hero, {
      title: ['Boats for hire,', 'by the hour'],
      lead: sentence,
      contact: action,
      projects: more,
      picture: { name: 'case-travel', alt: 'A clay suitcase by a clay lake' },
      sprites,
    }),
  },
  'long words': dataFor(hero, {
    title: ['Boats for everyone', 'who can swim', 'and can steer'],
    lead: longSentence,
    contact: longAction,
    projects: longMore,
    picture: { name: 'hero', alt: 'Two clay riverbanks and a bridge' },
    sprites,
  }),
});
