import { dataFor, defineExamples } from '@/components/sections/examples';
import { more } from '@/components/sections/samples';
import { TitleList } from './TitleList';
import { titleList } from './TitleList.schema';

const words = dataFor(titleList, {
  title: 'Every boat by its name',
  kinds: {
    article: { one: 'Article', title: 'Articles', all: more },
    'case-study': { one: 'Case study', title: 'Case studies', all: more },
    service: { one: 'Service', title: 'Services' },
    person: { one: 'Person', title: 'People' },
    job: { one: 'Job', title: 'Open positions' },
    page: { one: 'Page', title: 'Pages' },
  },
});

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
    ...words,
    pages: [
      {
        ...page,
        title: 'How the four of us took a narrowboat from Calder to Leeds without a map',
      },
    ],
  },
});
