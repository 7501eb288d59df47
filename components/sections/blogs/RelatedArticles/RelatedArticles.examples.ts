import { dataFor, defineExamples } from '@/components/sections/examples';
import { articleCards } from '@/components/sections/samples';
import { RelatedArticles } from './RelatedArticles';
import { relatedArticles } from './RelatedArticles.schema';

const [first, second] = articleCards;

export const examples = defineExamples(RelatedArticles, {
  'three articles': {
    ...dataFor(relatedArticles, { title: 'Read on' }),
    articles: [first, second, first].flatMap((card, i) =>
      card ? [{ ...card, slug: `${card.slug}-${i}` }] : [],
    ),
  },
  'one article, under long words': {
    ...dataFor(relatedArticles, { title: 'What to read when the boat is out of the water' }),
    articles: articleCards.slice(0, 1),
  },
});
