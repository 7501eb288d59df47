import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Rule, type Selector, transform } from 'lightningcss';
import type { Shorten } from '../class-names';
import type { WriteOwn } from '../files';
import { create, type Document, insertBefore, remove } from '../html';
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
  /** The other common rules. Each page links those that it uses. */
  rest: string;
};

/**
 * Reads Next's sheets, and shortens their class names. Makes relative addresses in them absolute, because
 * their rules move to another folder.
 *
 * @param chunks the folder of the sheets
 */
export async function readSheets(
  chunks: string,
  basePath: string,
  shorten: Shorten,
): Promise<Sheets> {
  const sheets = new Map<string, string>();
  for (const name of await readdir(chunks)) {
    if (!name.endsWith('.css')) continue;
    const css = await readFile(join(chunks, name), 'utf8');
    sheets.set(
      `${basePath}/_next/static/chunks/${name}`,
      shorten(css).replaceAll('url(../media/', `url(${basePath}/_next/static/media/`),
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

/** Takes the blanks around "*" and "/" out of values, but not out of texts. Lightning CSS keeps them in custom properties. */
const squeeze = (css: string): string =>
  css.replace(/"[^"]*"|'[^']*'|url\([^)]*\)| ([*/]) (?=[^{}]*[;}])/g, (all, sign) => sign ?? all);

/** Keeps the rules whose selectors need no other classes than `classes`. */
function keepRules(css: string, classes: ReadonlySet<string>): string {
  const code = Buffer.from(css);
  const unusedSymbols = [...sheetClasses(code)].filter((name) => !classes.has(name));
  const kept = transform({ filename: 'page.css', code, minify: true, unusedSymbols }).code;
  return squeeze(kept.toString());
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

/** Splits a sheet into the rules that need no other classes than `classes`, and the rest. */
function splitRules(css: string, classes: ReadonlySet<string>): [string, string] {
  const kept = keepRules(css, classes);
  return [kept, dropRules(css, kept, classes)];
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

/** What `linkStyles` needs for every page. */
type StylesForPages = {
  styles: SplitStyles;
  /** The address of the shared sheet. */
  sheet: string;
  /** The class names that islands may set when they run. */
  islandClasses: ReadonlySet<string>;
  write: WriteOwn;
};

/** A cache of pages' own rules, by the classes they use. Pages of one kind use the same ones. */
const ownRules = new WeakMap<SplitStyles, Map<string, string>>();

/** Replaces Next's sheets by the sheet that all pages share, and one with the page's other rules. */
export function linkStyles(
  document: Document,
  { styles, sheet, islandClasses, write }: StylesForPages,
): void {
  const links = getSheetLinks(document);
  const [first] = links;
  if (!first) return;
  const { sheets, common, rest } = styles;
  const known = ownRules.get(styles) ?? new Map<string, string>();
  ownRules.set(styles, known);
  const classes = getClassNames(document, islandClasses);
  const extra = getSheetHrefs(document).filter((href) => !common.has(href));
  const key = [...extra, ...[...classes].sort()].join(' ');
  const own = known.get(key) ?? keepRules(`${rest}\n${joinSheets(extra, sheets)}`, classes);
  known.set(key, own);
  for (const href of [sheet, ...(own ? [write('css', own)] : [])])
    insertBefore(first, create('link', { rel: 'stylesheet', href }));
  for (const link of links) remove(link);
}
