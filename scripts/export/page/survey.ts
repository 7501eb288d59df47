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

/** Makes a survey, to which the pages are added one by one. Pages without sheets do not count. */
export function createSurvey(firstScreen: number, islandClasses: ReadonlySet<string>) {
  const found: Survey = { pages: 0, hrefs: null, classes: new Map(), drawings: new Set() };
  return {
    found,
    add(document: Document): void {
      const hrefs = getSheetHrefs(document);
      if (hrefs.length === 0) return;
      found.pages += 1;
      found.hrefs = found.hrefs?.filter((href) => hrefs.includes(href)) ?? hrefs;
      for (const name of getClassNames(document, islandClasses))
        found.classes.set(name, (found.classes.get(name) ?? 0) + 1);
      for (const { markup } of readDrawings(document, firstScreen)) found.drawings.add(markup);
    },
  };
}
