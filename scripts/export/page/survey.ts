import { attribute, type Document, type Element, getElements, getNames } from '../html';
import { readDrawings } from './drawings';

/** The facts about all pages that the exporter needs before it can rewrite one. */
export type Survey = {
  /** How many pages link sheets. */
  pages: number;
  /** The sheets that all of these pages link, in order. Null before the first page. */
  hrefs: string[] | null;
  /** How many of these pages can have each class name. */
  classes: Map<string, number>;
  /** The markup of the drawings below the first screens. */
  drawings: Set<string>;
};

const isSheet = (element: Element) =>
  element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet';

export const getSheetLinks = (document: Document) => [...getElements(document)].filter(isSheet);

/** The addresses of the sheets that a page links, in order. */
export const getSheetHrefs = (document: Document) =>
  getSheetLinks(document).map((link) => attribute(link, 'href') ?? '');

/**
 * Lists the class names that a page can have: those of its elements, and those that a library will
 * set (`data-classes`). If the page has an island, it can have those of all islands.
 */
export function getClassNames(document: Document, islandClasses: ReadonlySet<string>): Set<string> {
  const classes = new Set<string>();
  let hasIsland = false;
  for (const element of getElements(document)) {
    for (const name of getNames(element, 'class')) classes.add(name);
    for (const name of getNames(element, 'data-classes')) classes.add(name);
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
  const hrefs = getSheetHrefs(document);
  if (hrefs.length === 0) return emptySurvey();
  const classes = getClassNames(document, islandClasses);
  return {
    pages: 1,
    hrefs,
    classes: new Map([...classes].map((name) => [name, 1])),
    drawings: new Set(readDrawings(document, firstScreen).map(({ markup }) => markup)),
  };
}
