import { once } from '../files/once';
import { articlePath } from '../routes';
import type { ArticleFront } from './article-schema';
import { articleFronts } from './articles';

/** An article beside another one. */
export type Neighbour = { title: string; href: string };

const readPlaces = once(() => {
  const fronts = articleFronts();
  return { fronts, places: new Map(fronts.map(({ slug }, place) => [slug, place])) };
});

const toNeighbour = (front: ArticleFront | undefined): Neighbour | undefined =>
  front && { title: front.title, href: articlePath(front.slug) };

/** The articles that appeared just before and just after this one. */
export function getNeighbours(slug: string): {
  before: Neighbour | undefined;
  after: Neighbour | undefined;
} {
  const { fronts, places } = readPlaces();
  const place = places.get(slug);
  if (place === undefined) return { before: undefined, after: undefined };
  // The newest stands first.
  return { before: toNeighbour(fronts[place + 1]), after: toNeighbour(fronts[place - 1]) };
}
