import { exampleOf } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { TitleList } from './TitleList';
import { titleList } from './TitleList.schema';

const words = exampleOf(titleList, 'short');

const page = { kind: 'page', path: '/contact', title: 'Boats' } as const;

const article = (i: number) =>
  ({
    kind: 'article',
    path: `/blogs/${i}`,
    title: `What boat ${i} taught us about mooring`,
  }) as const;

export const examples = defineExamples(TitleList, {
  'one page': { ...words, pages: [page] },
  'several kinds': {
    ...words,
    pages: [
      article(1),
      article(2),
      { kind: 'service', path: '/services/devops', title: 'Boat repair' },
      { kind: 'job', path: '/job-description/1', title: 'Boat builder in Calder' },
      page,
    ],
  },
  'more pages than it shows': {
    ...words,
    pages: [...Array.from({ length: 51 }, (_, i) => article(i)), page],
  },
  'long words': {
    ...exampleOf(titleList, 'long'),
    pages: [{ ...page, title: 'How we took a narrowboat from Calder to Leeds without a map' }],
  },
});
