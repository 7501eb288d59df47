import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Rule, type Selector, transform } from 'lightningcss';
import {
  attribute,
  create,
  type Document,
  type Element,
  elementsOf,
  insertAfter,
  namesIn,
  remove,
  replace,
} from './html';
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

/** What a page asks of the sheets. */
export type Wants = {
  /** Their addresses, in order. */
  hrefs: string[];
  /** The class names that it can have. */
  classes: ReadonlySet<string>;
};

/** The sheets that all pages link, as what most pages share and what they do not. */
export type SiteSheet = {
  /** The addresses of these sheets. */
  hrefs: ReadonlySet<string>;
  /** The rules that most pages share: their selectors ask for no class but these. */
  css: string;
  classes: ReadonlySet<string>;
  /** All others. */
  rest: string;
};

const isSheet = (element: Element) =>
  element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet';

const linksOf = (document: Document) => [...elementsOf(document)].filter(isSheet);

/** @param islandClasses the class names that islands may set once they run */
export function wantsOf(document: Document, islandClasses: ReadonlySet<string>): Wants {
  const classes = new Set<string>();
  let hasIsland = false;
  for (const element of elementsOf(document)) {
    for (const name of namesIn(element, 'class')) classes.add(name);
    // Those that a library sets once it runs.
    for (const name of namesIn(element, 'data-classes')) classes.add(name);
    hasIsland ||= attribute(element, 'data-island') !== undefined;
  }
  if (hasIsland) for (const name of islandClasses) classes.add(name);
  return { hrefs: linksOf(document).map((link) => attribute(link, 'href') ?? ''), classes };
}

/** Every class name in a selector, those within `:is()`, `:not()` and the like too. */
function classesIn(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    if (part.type !== 'pseudo-class') return [];
    switch (part.kind) {
      case 'not':
      case 'is':
      case 'where':
      case 'any':
      case 'has':
        return part.selectors.flatMap(classesIn);
      case 'nth-child':
      case 'nth-last-child':
        return part.of?.flatMap(classesIn) ?? [];
      default:
        return [];
    }
  });
}

/** Every class name that stands in a selector of `css`. */
function classNames(css: Buffer): Set<string> {
  const names = new Set<string>();
  transform({
    filename: 'page.css',
    code: css,
    visitor: {
      Selector(selector) {
        for (const name of classesIn(selector)) names.add(name);
      },
    },
  });
  return names;
}

/** The rules of `css` whose classes are among `used`. */
function usedRules(css: string, used: ReadonlySet<string>): string {
  const code = Buffer.from(css);
  const unusedSymbols = [...classNames(code)].filter((name) => !used.has(name));
  return transform({ filename: 'page.css', code, minify: true, unusedSymbols }).code.toString();
}

/** What holds rules, and goes where it holds none any more. */
const HOLDERS: readonly Rule['type'][] = [
  'media',
  'supports',
  'container',
  'layer-block',
  'scope',
  'starting-style',
];

/** The rules of `css` that `shared` has not: those that ask for a class beside `classes`. */
function otherRules(css: string, shared: string, classes: ReadonlySet<string>): string {
  const isShared = (selector: Selector) => classesIn(selector).every((name) => classes.has(name));
  return transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      Rule(rule) {
        if (HOLDERS.includes(rule.type)) return undefined;
        // An animation whose name is a class's as well goes where the class does.
        if (rule.type === 'keyframes')
          return shared.includes(`@keyframes ${rule.value.name.value}{`) ? [] : undefined;
        if (rule.type !== 'style') return [];
        return rule.value.selectors.every(isShared) ? [] : undefined;
      },
    },
  }).code.toString();
}

/**
 * Parts a sheet in two.
 *
 * @returns the rules whose selectors ask for no class but `classes`, and all others
 */
export function partRules(css: string, classes: ReadonlySet<string>): [string, string] {
  const first = usedRules(css, classes);
  return [first, otherRules(css, first, classes)];
}

/**
 * The sheet of what most pages share: it comes with the first page and is there for the next.
 *
 * @param pages what each page asks for
 * @param sheets the texts of what they link
 */
export function siteSheet(pages: readonly Wants[], sheets: Sheets): SiteSheet {
  const styled = pages.filter(({ hrefs }) => hrefs.length > 0);
  const hrefs = (styled[0]?.hrefs ?? []).filter((href) =>
    styled.every((page) => page.hrefs.includes(href)),
  );
  const names = new Set(styled.flatMap(({ classes }) => [...classes]));
  const classes = new Set(
    [...names].filter(
      (name) => styled.filter((page) => page.classes.has(name)).length * 2 > styled.length,
    ),
  );
  const [css, rest] = partRules(textOf(hrefs, sheets), classes);
  return { hrefs: new Set(hrefs), css, classes, rest };
}

function textOf(hrefs: readonly string[], sheets: Sheets): string {
  return hrefs
    .map((href) => {
      const text = sheets.get(href);
      if (text === undefined)
        throw new Error(`it links the sheet ${href}, which is not in the export`);
      return text;
    })
    .join('\n');
}

/**
 * Gives a page the site's sheet in place of Next's, which hold the rules of many, and the rest of
 * its own rules in one that stands in the page.
 *
 * @param site the site's sheet, and its address
 * @param islandClasses the class names that islands may set once they run
 */
export function splitStyles(
  sheets: Sheets,
  site: SiteSheet & { href: string },
  islandClasses: ReadonlySet<string>,
): Step {
  return (document) => {
    const { hrefs, classes } = wantsOf(document, islandClasses);
    const [first, ...others] = linksOf(document);
    if (!first) return;
    const pagesOwn = hrefs.filter((href) => !site.hrefs.has(href));
    const own = usedRules(`${site.rest}\n${textOf(pagesOwn, sheets)}`, classes);
    const link = create('link', { rel: 'stylesheet', href: site.href });
    replace(first, link);
    for (const other of others) remove(other);
    insertAfter(link, create('style', {}, own));
  };
}
