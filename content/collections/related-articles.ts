import type { ArticleFront } from './article-schema';
import { articleFrontBySlug, articleFronts } from './articles';

/** How many related articles stand below an article. */
const RELATED = 3;

/** The parts of an article that decide which others are related to it. */
type Dated = Pick<ArticleFront, 'slug' | 'tags' | 'created_at'>;

/**
 * Finds the articles to read after one: at most three. Those with the most tags in common come first, then those
 * nearest in date. The articles just before and after it come last: the page has links to them already.
 */
export function findRelated<T extends Dated>(article: Dated, all: readonly T[]): T[] {
  const day = Date.parse(article.created_at);
  const place = all.findIndex(({ slug }) => slug === article.slug);
  const beside = [all[place - 1], all[place + 1]];
  return all
    .filter(({ slug }) => slug !== article.slug)
    .map((other) => ({
      other,
      last: Number(beside.includes(other)),
      shared: other.tags.filter((tag) => article.tags.includes(tag)).length,
      distance: Math.abs(Date.parse(other.created_at) - day),
    }))
    .sort((a, b) => a.last - b.last || b.shared - a.shared || a.distance - b.distance)
    .slice(0, RELATED)
    .map(({ other }) => other);
}

/** The articles to read after the article at /blogs/{slug}. */
export function relatedArticles(slug: string): ArticleFront[] {
  const article = articleFrontBySlug(slug);
  return article ? findRelated(article, articleFronts()) : [];
}
