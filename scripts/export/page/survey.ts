import { attribute, type Document, type Element, elementsOf, namesIn } from '../html';
import { readDrawings } from './drawings';

/** What must be known of all pages before one can be rewritten. */
export type Survey = {
  /** The number of pages that link sheets. */
  pages: number;
  /** The sheets that all of them link, in order. Null before the first page. */
  hrefs: string[] | null;
  /** On how many of them each class name can stand. */
  classes: Map<string, number>;
  /** The drawings below the first screens, as markup. */
  drawings: Set<string>;
};

const isSheet = (element: Element) =>
  element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet';

export const sheetLinks = (document: Document) => [...elementsOf(document)].filter(isSheet);

/** The addresses of the sheets that a page links, in order. */
export const sheetsOf = (document: Document) =>
  sheetLinks(document).map((link) => attribute(link, 'href') ?? '');

/**
 * Lists the class names that a page can have: its elements' own, those that a library will set
 * (`data-classes`), and on a page with an island those of all islands.
 */
export function classesIn(document: Document, islandClasses: ReadonlySet<string>): Set<string> {
  const classes = new Set<string>();
  let hasIsland = false;
  for (const element of elementsOf(document)) {
    for (const name of namesIn(element, 'class')) classes.add(name);
    for (const name of namesIn(element, 'data-classes')) classes.add(name);
    hasIsland ||= attribute(element, 'data-island') !== undefined;
  }
  return hasIsland ? new Set([...classes, ...islandClasses]) : classes;
}

export const emptySurvey = (): Survey => ({
  pages: 0,
  hrefs: null,
  classes: new Map(),
  drawings: new Set(),
});

const inBoth = (a: string[] | null, b: string[] | null) =>
  a && b ? a.filter((href) => b.includes(href)) : (a ?? b);

/** Adds one survey to another. */
export function mergeInto(all: Survey, { pages, hrefs, classes, drawings }: Survey): void {
  all.pages += pages;
  all.hrefs = inBoth(all.hrefs, hrefs);
  for (const [name, on] of classes) all.classes.set(name, (all.classes.get(name) ?? 0) + on);
  for (const drawing of drawings) all.drawings.add(drawing);
}

/** Surveys one page. */
export function surveyPage(
  document: Document,
  firstScreen: number,
  islandClasses: ReadonlySet<string>,
): Survey {
  const hrefs = sheetsOf(document);
  if (hrefs.length === 0) return emptySurvey();
  const classes = classesIn(document, islandClasses);
  return {
    pages: 1,
    hrefs,
    classes: new Map([...classes].map((name) => [name, 1])),
    drawings: new Set(readDrawings(document, firstScreen).map(({ markup }) => markup)),
  };
}
