import { dataFor, defineExamples } from '@/components/sections/examples';
import { decorative, longSentence } from '@/components/sections/samples';
import { picture } from '@/content/schema/picture';
import { NextPage } from './NextPage';
import { nextPage } from './NextPage.schema';

export const examples = defineExamples(NextPage, {
  'a scene': {
    ...dataFor(nextPage, { label: 'The next boat' }),
    name: 'Heron',
    line: 'A ferry',
    href: '/projects',
    world: 'air',
    picture: dataFor(picture, decorative('case-travel')),
    shape: 'scene',
  },
  'a scene, long words': {
    ...dataFor(nextPage, { label: 'The next boat of the harbour' }),
    name: 'Rope & Sail Chandlers',
    line: longSentence,
    href: '/projects',
    world: 'harbour',
    picture: dataFor(picture, decorative('case-shop')),
    shape: 'scene',
  },
  'a bust': {
    ...dataFor(nextPage, { label: 'Next aboard' }),
    name: 'Bo Li',
    line: 'Cook',
    href: '/team',
    world: 'consulting',
    picture: dataFor(picture, decorative('team-4')),
    shape: 'bust',
  },
  'a bust, long words': {
    ...dataFor(nextPage, { label: 'Next aboard' }),
    name: 'Constance Abernathy-Whitfield',
    line: 'Keeper of the book and of all the ropes',
    href: '/team',
    world: 'transformation',
    picture: dataFor(picture, decorative('team-3')),
    shape: 'bust',
  },
});
