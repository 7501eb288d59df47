import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { attribute, create, type Element, elementsOf, remove, replace } from './html';
import type { Step } from './page';

/** Texts of sheets by their addresses. */
export type Sheets = ReadonlyMap<string, string>;

/**
 * Next's sheets, with addresses in them that hold from a page as well.
 *
 * @param chunks the folder they stand in
 * @param basePath the folder the site is served from, such as "/site"; empty at a domain's root
 */
export async function readSheets(chunks: string, basePath: string): Promise<Sheets> {
  const sheets = new Map<string, string>();
  for (const name of await readdir(chunks)) {
    if (!name.endsWith('.css')) continue;
    const css = await readFile(join(chunks, name), 'utf8');
    sheets.set(
      `${basePath}/_next/static/chunks/${name}`,
      css.replaceAll('url(../media/', `url(${basePath}/_next/static/media/`),
    );
  }
  return sheets;
}

/** Every class name that stands in a selector of `css`. */
function classNames(css: Buffer): Set<string> {
  const names = new Set<string>();
  transform({
    filename: 'page.css',
    code: css,
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === 'class') names.add(part.name);
      },
    },
  });
  return names;
}

/** Of many sheets in their order, as one, the rules whose classes a page can have. */
function usedRules(sheets: readonly string[], used: ReadonlySet<string>): string {
  const css = Buffer.from(sheets.join('\n'));
  const unusedSymbols = [...classNames(css)].filter((name) => !used.has(name));
  return transform({
    filename: 'page.css',
    code: css,
    minify: true,
    unusedSymbols,
  }).code.toString();
}

/**
 * Puts one sheet of the page's own rules into it, in place of Next's, which hold those of many.
 *
 * @param islandClasses the class names that islands may set once they run
 */
export function inlineStyles(sheets: Sheets, islandClasses: ReadonlySet<string>): Step {
  return (document) => {
    const links: Element[] = [];
    const used = new Set<string>();
    let hasIsland = false;
    for (const element of elementsOf(document)) {
      const isSheet = element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet';
      if (isSheet) links.push(element);
      // `data-classes` names those that a library sets once it runs.
      for (const names of ['class', 'data-classes']) {
        for (const name of attribute(element, names)?.split(/\s+/) ?? []) used.add(name);
      }
      hasIsland ||= attribute(element, 'data-island') !== undefined;
    }
    const [first, ...others] = links;
    if (!first) return;
    const texts = links.map((link) => {
      const href = attribute(link, 'href') ?? '';
      const text = sheets.get(href);
      if (text === undefined)
        throw new Error(`it links the sheet ${href}, which is not in the export`);
      return text;
    });
    const css = usedRules(texts, hasIsland ? new Set([...used, ...islandClasses]) : used);
    replace(first, create('style', {}, css));
    for (const link of others) remove(link);
  };
}
