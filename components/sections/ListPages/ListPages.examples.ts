import { exampleOf } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { ListPages } from './ListPages';
import { listPages } from './ListPages.schema';

const words = exampleOf(listPages, 'short');

const toLinks = (...pages: readonly number[]) =>
  pages.map((page) => ({ page, href: `/blogs/page/${page}` }));

export const examples = defineExamples(ListPages, {
  'the first of two': { ...words, current: 1, count: 2, links: toLinks(1, 2) },
  'the middle of hundreds': {
    ...words,
    current: 417,
    count: 834,
    links: toLinks(1, 416, 417, 418, 834),
  },
  'the last, with long words': {
    ...exampleOf(listPages, 'long'),
    current: 9,
    count: 9,
    links: toLinks(1, 8, 9),
  },
});
