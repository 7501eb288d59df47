import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalPath, filmPages } from '../../../content/routes';
import { isErrorPage } from '../pages';
import { type Page, readPage } from './page';

/** The audited site. */
export type Site = {
  /** Where it is published, as its home page says. */
  origin: string;
  pages: ReadonlyMap<string, Page>;
  /** Whether a page or a file exists at a path, without query and anchor. */
  has: (path: string) => boolean;
  /** What an anchor may name there: the ids of a page or a drawing. */
  idsAt: (path: string) => readonly string[];
};

/** Whether search engines are to leave a page out. */
export const isUnlisted = (path: string) =>
  isErrorPage(path) || filmPages.some((film) => film === path);

/** Whether search engines list a page by its own address. */
export const isListed = (path: string) => !isUnlisted(path) && canonicalPath(path) === path;

/**
 * Puts the pages of an exported site together.
 *
 * @param out the exported site, built for the root of a domain
 * @throws when the pages do not say where they are published
 */
export function siteOf(out: string, all: readonly Page[]): Site {
  const pages = new Map(all.map((page) => [page.path, page]));
  const [home = ''] = pages.get('/')?.canonical ?? [];
  if (!URL.canParse(home)) {
    throw new Error('The pages name no domain: set NEXT_PUBLIC_SITE_URL and build again.');
  }
  const fileOf = (path: string) => join(out, decodeURIComponent(path));
  const drawings = new Map<string, readonly string[]>();

  /** Many places of a page may use one drawing. */
  function idsInDrawing(path: string): readonly string[] {
    const ids = drawings.get(path) ?? readPage(path, readFileSync(fileOf(path), 'utf8')).ids;
    drawings.set(path, ids);
    return ids;
  }

  return {
    origin: new URL(home).origin,
    pages,
    has: (path) => pages.has(path) || existsSync(fileOf(path)),
    idsAt: (path) => pages.get(path)?.ids ?? (path.endsWith('.svg') ? idsInDrawing(path) : []),
  };
}
