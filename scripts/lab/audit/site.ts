import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFragment } from 'parse5';
import { idsOf, type PageFacts } from './page';

/** The audited site. */
export type SiteFacts = {
  /** Where it is published, as its pages say; empty where they do not. */
  origin: string;
  pages: ReadonlyMap<string, PageFacts>;
  /** Whether a page or a file stands at an address, without base path, query and anchor. */
  has: (path: string) => boolean;
  /** What an anchor may name there: the ids of a page or a drawing. */
  idsAt: (path: string) => readonly string[];
};

/**
 * The site as its exported pages tell of it.
 *
 * @param out the exported site, built for the root of a domain
 */
export function siteOf(out: string, facts: readonly PageFacts[]): SiteFacts {
  const pages = new Map(facts.map((page) => [page.path, page]));
  const [home] = pages.get('/')?.canonical ?? [];
  const fileOf = (path: string) => join(out, decodeURIComponent(path));
  const drawings = new Map<string, readonly string[]>();

  /** The ids of a drawing, which many places of a page may use. */
  function idsInDrawing(path: string): readonly string[] {
    const ids = drawings.get(path) ?? idsOf(parseFragment(readFileSync(fileOf(path), 'utf8')));
    drawings.set(path, ids);
    return ids;
  }

  return {
    origin: home && URL.canParse(home) ? new URL(home).origin : '',
    pages,
    has: (path) => pages.has(path) || existsSync(fileOf(path)),
    idsAt: (path) => pages.get(path)?.ids ?? (path.endsWith('.svg') ? idsInDrawing(path) : []),
  };
}
