import { dataFor, defineExamples } from '@/components/sections/examples';
import { articleCards } from '@/components/sections/samples';
import { ArticleSpread } from './ArticleSpread';
import { articleSpread } from './ArticleSpread.schema';

export const examples = defineExamples(ArticleSpread, {
  'two articles': {
    ...dataFor(articleSpread, { label: 'The book', readMore: 'Read on', about: 'about' }),
    articles: articleCards,
  },
  'one article': {
    ...dataFor(articleSpread, {
      label: 'The book',
      readMore: 'Read the whole article',
      about: 'about',
    }),
    articles: articleCards.slice(1),
  },
});
