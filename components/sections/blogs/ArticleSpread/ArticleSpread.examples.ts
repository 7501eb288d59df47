import { dataFor, defineExamples } from '@/components/sections/examples';
import { articleCards } from '@/components/sections/samples';
import { ArticleSpread } from './ArticleSpread';
import { articleSpread } from './ArticleSpread.schema';

/** As many articles as given, each with a slug of its own. */
const repeatCards = (count: number) =>
  Array.from({ length: count }, (_, i) => articleCards[i % 2]).flatMap((card, i) =>
    card ? [{ ...card, slug: `${card.slug}-${i}` }] : [],
  );

export const examples = defineExamples(ArticleSpread, {
  'two articles': {
    ...dataFor(articleSpread, { label: 'The book', readMore: 'Read on', about: 'about' }),
    articles: articleCards,
  },
  'six articles': {
    ...dataFor(articleSpread, { label: 'The book', readMore: 'Read on', about: 'about' }),
    articles: repeatCards(6),
  },
  'eleven articles, the last two of which share a row': {
    ...dataFor(articleSpread, { label: 'The book', readMore: 'Read on', about: 'about' }),
    articles: repeatCards(11),
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
