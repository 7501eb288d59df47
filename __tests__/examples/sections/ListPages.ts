import { exampleOf } from '@/__tests__/examples/exampleOf';
import { defineExamples } from '@/__tests__/examples/examples';
import { ListPages } from '@/components/sections/ListPages/ListPages';
import { listPages } from '@/components/sections/ListPages/ListPages.schema';

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
