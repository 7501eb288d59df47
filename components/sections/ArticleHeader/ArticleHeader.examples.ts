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
  'a cover on its world, one tag without a page': {
    ...dataFor(articleHeader, words),
    article,
    tags: [{ label: 'Boats' }],
  },
  'changed since, a cover without a world, a long title, four tags': {
    ...dataFor(articleHeader, words),
    article: longArticle,
    tags: [
      { label: 'Boats and winters', href: '/blogs/tag/boats-and-winters' },
      { label: 'Paint', href: '/blogs/tag/paint' },
      { label: 'Patience' },
      { label: 'Working in the cold', href: '/blogs/tag/working-in-the-cold' },
    ],
  },
});
