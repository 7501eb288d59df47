import { serialize } from 'parse5';
import {
  append,
  attribute,
  create,
  type Document,
  type Element,
  elementsOf,
  insideOf,
  isElement,
  type Parent,
  setAttribute,
} from '../html';

/** A file of drawings. */
export type Sprite = {
  /** The address of the file. */
  href: string;
  /** The id of each drawing in it, by the drawing's markup. */
  ids: ReadonlyMap<string, string>;
};

/** A drawing of a page and what is in it. */
type Drawing = { svg: Element; markup: string };

/** Elements that hold drawings and are not on the first screen, wherever they stand. */
const UNSEEN = ['footer', 'dialog'];

/** The elements of `main` below the first screen. */
function sectionsBelow(document: Document, firstScreen: number): Element[] {
  const main = [...elementsOf(document)].find(({ tagName }) => tagName === 'main');
  return main?.childNodes.filter(isElement).slice(firstScreen) ?? [];
}

/**
 * Marks the elements of `main` below the first screen (`data-below`), so that a sheet can skip their
 * layout until a visitor comes near.
 */
export function markBelow(document: Document, firstScreen: number): void {
  for (const section of sectionsBelow(document, firstScreen))
    setAttribute(section, 'data-below', '');
}

/**
 * Lists the drawings in `parent` that are not on the first screen. Those of islands stay: React
 * compares their elements with its own.
 */
function* drawingsBelow(
  parent: Parent,
  later: ReadonlySet<Element>,
  below = false,
): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!isElement(node) || attribute(node, 'data-island') !== undefined) continue;
    const isBelow = below || later.has(node) || UNSEEN.includes(node.tagName);
    if (node.tagName !== 'svg') yield* drawingsBelow(insideOf(node), later, isBelow);
    else if (isBelow) yield node;
  }
}

/** The markup inside a drawing. Null where it has names, which would not hold in another file. */
function portableMarkup(svg: Element): string | null {
  const named = [...elementsOf(svg)].some(({ attrs }) =>
    attrs.some(({ name, value }) => ['id', 'class', 'href'].includes(name) || /url\(/.test(value)),
  );
  return named ? null : serialize(svg);
}

/** Finds the drawings of a page below its first screen that can stand in another file. */
export function readDrawings(document: Document, firstScreen: number): Drawing[] {
  const later = new Set(sectionsBelow(document, firstScreen));
  return [...drawingsBelow(document, later)].flatMap((svg) => {
    const markup = portableMarkup(svg);
    return markup ? [{ svg, markup }] : [];
  });
}

/** Writes the file of drawings. */
export function writeSprite(drawings: Iterable<string>): { svg: string; ids: Sprite['ids'] } {
  const ids = new Map([...drawings].sort().map((markup, i) => [markup, `i${i}`]));
  const groups = [...ids].map(([markup, id]) => `<g id="${id}">${markup}</g>`);
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`, ids };
}

/** Lets the drawings of a page below its first screen use those of the file. */
export function linkSprite(document: Document, { href, ids }: Sprite, firstScreen: number): void {
  for (const { svg, markup } of readDrawings(document, firstScreen)) {
    const id = ids.get(markup);
    if (id === undefined) continue;
    svg.childNodes = [];
    append(svg, create('use', { href: `${href}#${id}` }));
  }
}
