import { entryFolders } from '../routes';

/** How many articles stand on a page of /blogs. */
const PAGE_SIZE = 12;

/** The number of pages of a list. An empty list has one. */
export const countPages = (entries: number): number => Math.max(1, Math.ceil(entries / PAGE_SIZE));

/** The numbers of the pages after the first. */
export const furtherPages = (entries: number): number[] =>
  Array.from({ length: countPages(entries) - 1 }, (_, i) => i + 2);

/** The entries of a page. The first page is 1. */
export const getEntries = <Entry>(entries: readonly Entry[], page: number): readonly Entry[] =>
  entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);

/** The address of a page of the list at `path`. The first page is the list itself. Only that of all articles has others. */
export const getPagePath = (path: string, page: number): string =>
  page === 1 ? path : `${entryFolders.articles.start}page/${page}`;

/** A link to a page of a list. */
export type PageLink = { page: number; href: string };

/**
 * The links to pages that stand below page `page`: the first, the last, this one and those beside it. A
 * single page between them is listed too, because its number is as short as the sign of a gap.
 */
export function getPageLinks(path: string, page: number, pages: number): PageLink[] {
  const shown = new Set([1, pages, page - 1, page, page + 1]);
  const isShown = (n: number) => shown.has(n) || (shown.has(n - 1) && shown.has(n + 1));
  return Array.from({ length: pages }, (_, i) => i + 1)
    .filter(isShown)
    .map((n) => ({ page: n, href: getPagePath(path, n) }));
}

/**
 * A page of the list at `path`, if the list has so many pages. The first page is 1.
 *
 * @param isPaged whether the list has further pages. Otherwise all entries are on the first
 */
export function getPage<Entry>(
  path: string,
  entries: readonly Entry[],
  page: number,
  isPaged: boolean,
) {
  const count = isPaged ? countPages(entries.length) : 1;
  if (!Number.isInteger(page) || page < 1 || page > count) return undefined;
  return {
    path: getPagePath(path, page),
    entries: isPaged ? getEntries(entries, page) : entries,
    pages: { current: page, count, links: getPageLinks(path, page, count) },
  };
}
