import { serializeOuter } from 'parse5';
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

/** An inline drawing of a page, and its markup as a symbol. */
type Drawing = { svg: Element; markup: string };

type Attribute = Element['attrs'][number];

/** Whether an attribute of an `svg` says how its content is drawn. It moves to the sprite with the content. */
const isDrawing = ({ name }: Attribute) => /^(viewBox|preserveAspectRatio|fill|stroke)/.test(name);

const findMain = (document: Document) =>
  getElements(document).find(({ tagName }) => tagName === 'main');

/** The elements of `main` below the first screen. */
const sectionsBelow = (document: Document, firstScreen: number): Element[] =>
  findMain(document)?.childNodes.filter(isElement).slice(firstScreen) ?? [];

/** The elements after `main`, such as the footer. */
function elementsAfter(document: Document): Element[] {
  const main = findMain(document);
  if (!main) return [];
  const siblings = main.parentNode?.childNodes ?? [];
  return siblings.slice(siblings.indexOf(main) + 1).filter(isElement);
}

/** Whether an element is closed at first, or the site says that its drawings may come late. */
const isLate = (element: Element) =>
  element.tagName === 'dialog' || attribute(element, 'data-late') !== undefined;

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
    const isBelow = below || later.has(node) || isLate(node);
    if (node.tagName !== 'svg') yield* drawingsBelow(getContent(node), later, isBelow);
    else if (isBelow) yield node;
  }
}

/** A drawing as a symbol. Null if it has ids, classes or links inside, which break in another file. */
function toSymbol(svg: Element): string | null {
  const hasReferences = getElements(svg).some(({ attrs }) =>
    attrs.some(({ name, value }) => ['id', 'class', 'href'].includes(name) || /url\(/.test(value)),
  );
  if (hasReferences) return null;
  const symbol = create('symbol', {});
  return serializeOuter({
    ...symbol,
    attrs: svg.attrs.filter(isDrawing),
    childNodes: svg.childNodes,
  });
}

/** Finds the drawings below a page's first screen that can move to the sprite. */
export function readDrawings(document: Document, firstScreen: number): Drawing[] {
  const later = new Set([...sectionsBelow(document, firstScreen), ...elementsAfter(document)]);
  return [...drawingsBelow(document, later)].flatMap((svg) => {
    const markup = toSymbol(svg);
    return markup ? [{ svg, markup }] : [];
  });
}

/** Builds the sprite's SVG, with one symbol for each drawing. */
export function writeSprite(drawings: Iterable<string>): { svg: string; ids: Sprite['ids'] } {
  const ids = new Map([...drawings].sort().map((markup, i) => [markup, `i${i}`]));
  const symbols = [...ids].map(([markup, id]) => markup.replace('<symbol', `<symbol id="${id}"`));
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, ids };
}

/** Replaces the drawings below a page's first screen by references to the sprite. */
export function linkSprite(document: Document, { href, ids }: Sprite, firstScreen: number): void {
  for (const { svg, markup } of readDrawings(document, firstScreen)) {
    const id = ids.get(markup);
    if (id === undefined) continue;
    svg.attrs = svg.attrs.filter((each) => !isDrawing(each));
    svg.childNodes = [];
    append(svg, create('use', { href: `${href}#${id}` }));
  }
}
