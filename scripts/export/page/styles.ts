import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Rule, type Selector, transform } from 'lightningcss';
import { type ShortNames, shortenSheet } from '../class-names';
import { create, type Document, type Element, insertAfter, remove, replace } from '../html';
import { classesIn, type Survey, sheetLinks, sheetsOf } from './survey';

/** Texts of sheets by their addresses. */
export type Sheets = ReadonlyMap<string, string>;

/** Next's sheets, parted in two. */
export type SplitStyles = {
  sheets: Sheets;
  /** The sheets that every page links. */
  common: ReadonlySet<string>;
  /** Their rules that most pages use: a file that every page links. */
  shared: string;
  /** Their other rules. Each page carries those of them that it uses. */
  rest: string;
};

/**
 * Reads Next's sheets, and gives them short class names. Relative addresses in them become
 * absolute, so that they hold from a page.
 *
 * @param chunks the folder they stand in
 */
export async function readSheets(
  chunks: string,
  basePath: string,
  short: ShortNames,
): Promise<Sheets> {
  const sheets = new Map<string, string>();
  for (const name of await readdir(chunks)) {
    if (!name.endsWith('.css')) continue;
    const css = await readFile(join(chunks, name), 'utf8');
    sheets.set(
      `${basePath}/_next/static/chunks/${name}`,
      shortenSheet(css, short).replaceAll('url(../media/', `url(${basePath}/_next/static/media/`),
    );
  }
  return sheets;
}

/** Lists the class names in a selector, those within `:is()`, `:not()` and the like too. */
function selectorClasses(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    if (part.type !== 'pseudo-class') return [];
    switch (part.kind) {
      case 'not':
      case 'is':
      case 'where':
      case 'any':
      case 'has':
        return part.selectors.flatMap(selectorClasses);
      case 'nth-child':
      case 'nth-last-child':
        return part.of?.flatMap(selectorClasses) ?? [];
      default:
        return [];
    }
  });
}

/** Lists every class name that stands in a selector of a sheet. */
function sheetClasses(code: Buffer): Set<string> {
  const names = new Set<string>();
  transform({
    filename: 'page.css',
    code,
    visitor: {
      Selector(selector) {
        for (const name of selectorClasses(selector)) names.add(name);
      },
    },
  });
  return names;
}

/** Keeps the rules whose selectors need no class but `classes`. */
function keepRules(css: string, classes: ReadonlySet<string>): string {
  const code = Buffer.from(css);
  const unusedSymbols = [...sheetClasses(code)].filter((name) => !classes.has(name));
  return transform({ filename: 'page.css', code, minify: true, unusedSymbols }).code.toString();
}

/** Rules that hold others, and go when those are gone. */
const HOLDERS: readonly Rule['type'][] = [
  'media',
  'supports',
  'container',
  'layer-block',
  'scope',
  'starting-style',
];

/** Drops the rules that `keepRules` keeps, where `kept` is its result. */
function dropRules(css: string, kept: string, classes: ReadonlySet<string>): string {
  const isKept = (selector: Selector) =>
    selectorClasses(selector).every((name) => classes.has(name));
  return transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule(rule) {
        if (HOLDERS.includes(rule.type)) return undefined;
        // An animation that has the name of a class goes where the class goes.
        if (rule.type === 'keyframes')
          return kept.includes(`@keyframes ${rule.value.name.value}{`) ? [] : undefined;
        if (rule.type !== 'style') return [];
        return rule.value.selectors.every(isKept) ? [] : undefined;
      },
    },
  }).code.toString();
}

/** Parts a sheet in two: the rules that need no class but `classes`, and the others. */
export function partRules(css: string, classes: ReadonlySet<string>): [string, string] {
  const kept = keepRules(css, classes);
  return [kept, dropRules(css, kept, classes)];
}

function joinSheets(hrefs: readonly string[], sheets: Sheets): string {
  return hrefs
    .map((href) => {
      const text = sheets.get(href);
      if (text === undefined)
        throw new Error(`it links the sheet ${href}, which is not in the export`);
      return text;
    })
    .join('\n');
}

/** Parts the rules of the sheets that all pages link: those that more than half use, and the others. */
export function splitStyles({ pages, hrefs, classes }: Survey, sheets: Sheets): SplitStyles {
  const common = hrefs ?? [];
  const frequent = new Set([...classes].flatMap(([name, on]) => (on * 2 > pages ? [name] : [])));
  const css = joinSheets(common, sheets);
  const [shared, rest] = partRules(css, frequent);
  return { sheets, common: new Set(common), shared, rest };
}

/** The rules of pages by what they use: pages of one kind use the same. */
const ownRules = new WeakMap<SplitStyles, Map<string, string>>();

/**
 * Gives a page the shared sheet in place of Next's, and after it a sheet of its own with the other
 * rules that it uses.
 *
 * @param href the address of the shared sheet
 * @param islandClasses the class names that islands may set once they run
 * @returns the page's own sheet; null where the page has no sheets
 */
export function addStyles(
  document: Document,
  styles: SplitStyles,
  href: string,
  islandClasses: ReadonlySet<string>,
): Element | null {
  const [first, ...others] = sheetLinks(document);
  if (!first) return null;
  const { sheets, common, rest } = styles;
  const known = ownRules.get(styles) ?? new Map<string, string>();
  ownRules.set(styles, known);
  const classes = classesIn(document, islandClasses);
  const extra = sheetsOf(document).filter((sheet) => !common.has(sheet));
  const key = [...extra, ...[...classes].sort()].join(' ');
  const own = known.get(key) ?? keepRules(`${rest}\n${joinSheets(extra, sheets)}`, classes);
  known.set(key, own);
  const link = create('link', { rel: 'stylesheet', href });
  replace(first, link);
  for (const other of others) remove(other);
  const style = create('style', {}, own);
  insertAfter(link, style);
  return style;
}
