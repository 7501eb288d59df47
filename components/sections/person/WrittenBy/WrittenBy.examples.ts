import { dataFor } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { articleCards, longMore } from '@/components/sections/samples';
import { WrittenBy } from './WrittenBy';
import { writtenBy } from './WrittenBy.schema';

const articles = articleCards.map((article, i) => ({ ...article, href: `/blogs#${i}` }));
const { title } = dataFor(writtenBy, { title: 'Written by Bo', all: 'All of them' });

export const examples = defineExamples(WrittenBy, {
  'one article': { title, articles: articles.slice(0, 1) },
  'two articles, and more elsewhere': { title, articles, all: longMore },
});
