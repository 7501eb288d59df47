import { dataFor, defineExamples } from '@/components/sections/examples';
import { ArticleNeighbours } from './ArticleNeighbours';
import { articleNeighbours } from './ArticleNeighbours.schema';

const words = dataFor(articleNeighbours, {
  label: 'Before and after',
  previous: 'Before',
  next: 'After',
});
const short = { title: 'Ropes', href: '/blogs/ropes' };
const long = {
  title: 'How to look after a wooden boat through a winter that does not want to end',
  href: '/blogs/winter',
};

export const examples = defineExamples(ArticleNeighbours, {
  'one before and one after': { ...words, before: short, after: long },
  'none after': { ...words, before: long, after: undefined },
  'none before, and long words': {
    ...dataFor(articleNeighbours, {
      label: 'Before and after',
      previous: 'The page before',
      next: 'The page that we wrote after this one',
    }),
    before: undefined,
    after: short,
  },
});
