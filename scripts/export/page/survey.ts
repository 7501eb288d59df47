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

export const getSheetLinks = (document: Document) => getElements(document).filter(isSheet);

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

/** The facts of one page that links sheets. */
export type Facts = {
  /** The sheets that it links, in order. */
  hrefs: readonly string[];
  /** The class names that it can have. */
  classes: readonly string[];
  /** The markup of its drawings below the first screen. */
  drawings: readonly string[];
};

/** The facts of a page without sheets. Those do not count. */
export const NO_FACTS: Facts = { hrefs: [], classes: [], drawings: [] };

/** Surveys one page. */
export function surveyPage(
  document: Document,
  firstScreen: number,
  islandClasses: ReadonlySet<string>,
): Facts {
  const hrefs = getSheetHrefs(document);
  if (hrefs.length === 0) return NO_FACTS;
  return {
    hrefs,
    classes: [...getClassNames(document, islandClasses)],
    drawings: [...new Set(readDrawings(document, firstScreen).map(({ markup }) => markup))],
  };
}

/** Combines the facts of all pages. */
export function combineFacts(all: Iterable<Facts>): Survey {
  const survey: Survey = { pages: 0, hrefs: null, classes: new Map(), drawings: new Set() };
  for (const { hrefs, classes, drawings } of all) {
    if (hrefs.length === 0) continue;
    survey.pages += 1;
    survey.hrefs = survey.hrefs?.filter((href) => hrefs.includes(href)) ?? [...hrefs];
    for (const name of classes) survey.classes.set(name, (survey.classes.get(name) ?? 0) + 1);
    for (const drawing of drawings) survey.drawings.add(drawing);
  }
  return survey;
}
