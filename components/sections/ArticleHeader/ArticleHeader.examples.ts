import type { z } from 'zod';
import { dataFor, defineExamples } from '@/components/sections/examples';
import { article, longArticle } from '@/components/sections/samples';
import { ArticleHeader } from './ArticleHeader';
import { articleHeader } from './ArticleHeader.schema';

const words: z.input<typeof articleHeader> = {
  path: [
    { label: 'Home', href: '/' },
    { label: 'The book', href: '/blogs' },
  ],
  updated: 'Updated',
};

export const examples = defineExamples(ArticleHeader, {
  'a cover on its world': { ...dataFor(articleHeader, words), article },
  'changed since, a cover without a world, a long title': {
    ...dataFor(articleHeader, words),
    article: longArticle,
  },
});
