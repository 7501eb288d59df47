import { serialize } from 'parse5';
import {
  append,
  attribute,
  create,
  type Document,
  type Element,
  getContent,
  getElements,
  isElement,
  type Parent,
  setAttribute,
} from '../html';

/** An SVG file with the drawings that pages show below their first screen. */
export type Sprite = {
  /** The address of the file. */
  href: string;
  /** The id of each drawing in it, by the drawing's markup. */
  ids: ReadonlyMap<string, string>;
};

/** An inline drawing of a page, and the markup inside it. */
type Drawing = { svg: Element; markup: string };

/** Elements that are never on the first screen. */
const OFF_SCREEN = ['footer', 'dialog'];

/** The elements of `main` below the first screen. */
function sectionsBelow(document: Document, firstScreen: number): Element[] {
  const main = getElements(document).find(({ tagName }) => tagName === 'main');
  return main?.childNodes.filter(isElement).slice(firstScreen) ?? [];
}

/**
 * Marks the elements of `main` below the first screen with `data-below`, for the site's CSS.
 */
export function markBelow(document: Document, firstScreen: number): void {
  for (const section of sectionsBelow(document, firstScreen))
    setAttribute(section, 'data-below', '');
}

/**
 * Lists the drawings in `parent` that are not on the first screen. Skips islands, because hydration
 * compares their markup with React's.
 */
function* drawingsBelow(
  parent: Parent,
  later: ReadonlySet<Element>,
  below = false,
): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!isElement(node) || attribute(node, 'data-island') !== undefined) continue;
    const isBelow = below || later.has(node) || OFF_SCREEN.includes(node.tagName);
    if (node.tagName !== 'svg') yield* drawingsBelow(getContent(node), later, isBelow);
    else if (isBelow) yield node;
  }
}

/** The markup inside a drawing. Null if it has ids, classes or links, which break in another file. */
function portableMarkup(svg: Element): string | null {
  const hasReferences = getElements(svg).some(({ attrs }) =>
    attrs.some(({ name, value }) => ['id', 'class', 'href'].includes(name) || /url\(/.test(value)),
  );
  return hasReferences ? null : serialize(svg);
}

/** Finds the drawings below a page's first screen that can move to the sprite. */
export function readDrawings(document: Document, firstScreen: number): Drawing[] {
  const later = new Set(sectionsBelow(document, firstScreen));
  return [...drawingsBelow(document, later)].flatMap((svg) => {
    const markup = portableMarkup(svg);
    return markup ? [{ svg, markup }] : [];
  });
}

/** Builds the sprite's SVG, with one group for each drawing. */
export function writeSprite(drawings: Iterable<string>): { svg: string; ids: Sprite['ids'] } {
  const ids = new Map([...drawings].sort().map((markup, i) => [markup, `i${i}`]));
  const groups = [...ids].map(([markup, id]) => `<g id="${id}">${markup}</g>`);
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`, ids };
}

/** Replaces the drawings below a page's first screen by references to the sprite. */
export function linkSprite(document: Document, { href, ids }: Sprite, firstScreen: number): void {
  for (const { svg, markup } of readDrawings(document, firstScreen)) {
    const id = ids.get(markup);
    if (id === undefined) continue;
    svg.childNodes = [];
    append(svg, create('use', { href: `${href}#${id}` }));
  }
}
