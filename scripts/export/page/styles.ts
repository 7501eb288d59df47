import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Rule, type Selector, transform } from 'lightningcss';
import { type ShortNames, shortenSheet } from '../class-names';
import { create, type Document, type Element, insertAfter, remove, replace } from '../html';
import { getClassNames, getSheetHrefs, getSheetLinks, type Survey } from './survey';

/** The texts of sheets, by their addresses. */
export type Sheets = ReadonlyMap<string, string>;

/** Next's sheets, and how the rules of the common ones are split. */
export type SplitStyles = {
  sheets: Sheets;
  /** The addresses of the sheets that every page links. */
  common: ReadonlySet<string>;
  /** The common rules that most pages use. All pages link them as one file. */
  shared: string;
  /** The other common rules. Each page inlines those that it uses. */
  rest: string;
};

/**
 * Reads Next's sheets, and shortens their class names. Makes relative addresses in them absolute, so
 * that they also work in an inline sheet.
 *
 * @param chunks the folder of the sheets
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

/** Lists every class name in the selectors of a sheet. */
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

/** Keeps the rules whose selectors need no other classes than `classes`. */
function keepRules(css: string, classes: ReadonlySet<string>): string {
  const code = Buffer.from(css);
  const unusedSymbols = [...sheetClasses(code)].filter((name) => !classes.has(name));
  return transform({ filename: 'page.css', code, minify: true, unusedSymbols }).code.toString();
}

/** Rules that group others. They disappear when they are empty. */
const GROUPING_RULES: readonly Rule['type'][] = [
  'media',
  'supports',
  'container',
  'layer-block',
  'scope',
  'starting-style',
];

/** Drops the rules that `keepRules` keeps. `kept` is its result. */
function dropRules(css: string, kept: string, classes: ReadonlySet<string>): string {
  const isKept = (selector: Selector) =>
    selectorClasses(selector).every((name) => classes.has(name));
  return transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule(rule) {
        if (GROUPING_RULES.includes(rule.type)) return undefined;
        // lightningcss treats the name of an animation like a class name.
        if (rule.type === 'keyframes')
          return kept.includes(`@keyframes ${rule.value.name.value}{`) ? [] : undefined;
        if (rule.type !== 'style') return [];
        return rule.value.selectors.every(isKept) ? [] : undefined;
      },
    },
  }).code.toString();
}

/** The sheets that were split, by their rules and classes. Pages of one kind have the same ones. */
const splits = new Map<string, [string, string]>();

/** Splits a sheet into the rules that need no other classes than `classes`, and the rest. */
export function splitRules(css: string, classes: ReadonlySet<string>): [string, string] {
  const key = `${[...classes].sort().join(' ')}\n${css}`;
  const known = splits.get(key);
  if (known) return known;
  const kept = keepRules(css, classes);
  const split: [string, string] = [kept, dropRules(css, kept, classes)];
  splits.set(key, split);
  return split;
}

function joinSheets(hrefs: readonly string[], sheets: Sheets): string {
  return hrefs
    .map((href) => {
      const text = sheets.get(href);
      if (text === undefined)
        throw new Error(`it links the sheet ${href}, which is not in the export: build again`);
      return text;
    })
    .join('\n');
}

/** Splits the rules of the common sheets: those that more than half of the pages use, and the rest. */
export function splitStyles({ pages, hrefs, classes }: Survey, sheets: Sheets): SplitStyles {
  const common = hrefs ?? [];
  const frequent = new Set([...classes].flatMap(([name, on]) => (on * 2 > pages ? [name] : [])));
  const css = joinSheets(common, sheets);
  const [shared, rest] = splitRules(css, frequent);
  return { sheets, common: new Set(common), shared, rest };
}

/** A cache of pages' own rules, by the classes they use. Pages of one kind use the same ones. */
const ownRules = new WeakMap<SplitStyles, Map<string, string>>();

/**
 * Replaces Next's sheets by a link to the shared sheet, and an inline sheet with the page's other
 * rules.
 *
 * @param href the address of the shared sheet
 * @param islandClasses the class names that islands may set when they run
 * @returns the inline sheet. Null if the page has no sheets.
 */
export function addStyles(
  document: Document,
  styles: SplitStyles,
  href: string,
  islandClasses: ReadonlySet<string>,
): Element | null {
  const [first, ...others] = getSheetLinks(document);
  if (!first) return null;
  const { sheets, common, rest } = styles;
  const known = ownRules.get(styles) ?? new Map<string, string>();
  ownRules.set(styles, known);
  const classes = getClassNames(document, islandClasses);
  const extra = getSheetHrefs(document).filter((sheet) => !common.has(sheet));
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
