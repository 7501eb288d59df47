import type { Findable, ListedPage } from '../collections/collection-output';
import { collections } from './collections';

/** Every page that the search finds, those of a collection together. The newest articles come first. */
export const findable = (): Findable[] => collections.flatMap(({ findable }) => findable?.() ?? []);

/** Every page that search engines list, once, at its canonical path. */
export const listedPages = (): ListedPage[] =>
  collections.flatMap(({ listed }) => listed?.() ?? []);
