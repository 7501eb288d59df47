import { exampleOf } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { ArticleNeighbours } from './ArticleNeighbours';
import { articleNeighbours } from './ArticleNeighbours.schema';

const words = exampleOf(articleNeighbours, 'short');
const short = { title: 'Ropes', href: '/blogs/ropes' };
const long = {
  title: 'How to look after a wooden boat through a winter that does not want to end',
  href: '/blogs/winter',
};

export const examples = defineExamples(ArticleNeighbours, {
  'one before and one after': { ...words, before: short, after: long },
  'none after': { ...words, before: long, after: undefined },
  'none before, and long words': {
    ...exampleOf(articleNeighbours, 'long'),
    before: undefined,
    after: short,
  },
});
