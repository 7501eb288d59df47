import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalPath, filmPages } from '../../../content/routes';
import { isErrorPage } from '../pages';
import { type Page, readPage } from './page';

/** The audited site. */
export type Site = {
  /** The published origin, from the home page's canonical address. */
  origin: string;
  pages: ReadonlyMap<string, Page>;
  /** Whether a page or a file exists at a path, without query and anchor. */
  has: (path: string) => boolean;
  /** The ids in a page or an SVG file, which anchors may name. */
  getIds: (path: string) => readonly string[];
};

/** Whether search engines must not list a page. */
export const isUnlisted = (path: string) =>
  isErrorPage(path) || filmPages.some((film) => film === path);

/** Whether search engines may list a page under its own address. */
export const isListed = (path: string) => !isUnlisted(path) && canonicalPath(path) === path;

/**
 * Creates the site to audit from its pages.
 *
 * @param out the folder of an exported site without a base path
 * @throws if the home page has no canonical address
 */
export function createSite(out: string, all: readonly Page[]): Site {
  const pages = new Map(all.map((page) => [page.path, page]));
  const [home = ''] = pages.get('/')?.canonical ?? [];
  if (!URL.canParse(home)) {
    throw new Error(
      'The home page has no canonical address: set NEXT_PUBLIC_SITE_URL and build again.',
    );
  }
  const toFile = (path: string) => join(out, decodeURIComponent(path));
  const drawings = new Map<string, readonly string[]>();

  /** Reads each SVG file once, because pages use it many times. */
  function getDrawingIds(path: string): readonly string[] {
    const ids = drawings.get(path) ?? readPage(path, readFileSync(toFile(path), 'utf8')).ids;
    drawings.set(path, ids);
    return ids;
  }

  return {
    origin: new URL(home).origin,
    pages,
    has: (path) => pages.has(path) || existsSync(toFile(path)),
    getIds: (path) => pages.get(path)?.ids ?? (path.endsWith('.svg') ? getDrawingIds(path) : []),
  };
}
