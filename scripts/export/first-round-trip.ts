import { brotliCompressSync } from 'node:zlib';
import { serialize } from 'parse5';
import type { Write } from './files';
import {
  append,
  attribute,
  create,
  type Document,
  type Element,
  elementsOf,
  isElement,
  need,
  replace,
  textOf,
} from './html';
import type { Step } from './page';

/** What a host sends before it first hears back: ten packets, less their headers and the answer's, in bytes. */
const FIRST_ROUND_TRIP = 14_000;
/** What the page's policy and its integrity will add, in bytes. */
const STILL_TO_COME = 500;
/** As in the shell's sheet: what comes before may stand on the first screen. */
const FIRST_BELOW = 3;

const fits = (document: Document) =>
  brotliCompressSync(serialize(document)).length + STILL_TO_COME <= FIRST_ROUND_TRIP;

function moveSheet(document: Document, write: Write): void {
  for (const element of [...elementsOf(document)]) {
    if (element.tagName !== 'style') continue;
    replace(element, create('link', { rel: 'stylesheet', href: write('css', textOf(element)) }));
  }
}

/** Every element in `parent` but those of islands, which hydrate what the server wrote. */
function* staticIn(parent: Element): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!isElement(node) || attribute(node, 'data-island') !== undefined) continue;
    yield node;
    yield* staticIn(node);
  }
}

/** The drawings below the first screen: those of the later sections and the footer. */
function drawingsBelow(document: Document): Element[] {
  const sections = need(document, 'main')
    .childNodes.filter(isElement)
    .slice(FIRST_BELOW - 1);
  const footers = [...elementsOf(document)].filter(({ tagName }) => tagName === 'footer');
  const drawings = [...sections, ...footers].flatMap((place) =>
    [...staticIn(place)].filter(({ tagName }) => tagName === 'svg'),
  );
  return [...new Set(drawings)];
}

/** What is in a drawing that has no names of its own, which would not hold in another file. */
function linesOf(drawing: Element): string | null {
  const named = [...elementsOf(drawing)].some(({ attrs }) =>
    attrs.some(({ name, value }) => ['id', 'class', 'href'].includes(name) || /url\(/.test(value)),
  );
  return named ? null : serialize(drawing);
}

/** Puts the lines of drawings into one file, which the drawings use. */
function moveDrawings(document: Document, write: Write): void {
  const users = new Map<string, Element[]>();
  for (const drawing of drawingsBelow(document)) {
    const lines = linesOf(drawing);
    if (lines) users.set(lines, [...(users.get(lines) ?? []), drawing]);
  }
  const groups = [...users.keys()].map((lines, i) => `<g id="i${i}">${lines}</g>`);
  if (groups.length === 0) return;
  const file = write('svg', `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`);
  [...users.values()].forEach((drawings, i) => {
    for (const drawing of drawings) {
      drawing.childNodes = [];
      append(drawing, create('use', { href: `${file}#i${i}` }));
    }
  });
}

/**
 * Moves out of a page what it can do without until it is there, where it would else not fit the
 * first round trip, for the hero's picture is asked for when the whole page has come: its own
 * sheet first, the drawings below the first screen next. A page that fits keeps both.
 */
export function fitFirstRoundTrip(write: Write): Step {
  return (document) => {
    for (const move of [moveSheet, moveDrawings]) {
      if (!fits(document)) move(document, write);
    }
  };
}
