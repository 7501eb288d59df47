import { brotliCompressSync } from 'node:zlib';
import { parse, serialize } from 'parse5';
import type { Write } from './files';
import {
  append,
  attribute,
  create,
  type Document,
  type Element,
  elementsOf,
  insertBefore,
  isElement,
  namesIn,
  need,
  replace,
  textOf,
} from './html';
import type { Step } from './page';
import { partRules } from './styles';

/** What a host sends before it first hears back: ten packets, less their headers and the answer's, in bytes. */
const FIRST_ROUND_TRIP = 14_000;
/** The most that a policy and the integrity of its files add to a page later, in bytes: 380 to 534 are seen. */
const STILL_TO_COME = 600;
/** As in the shell's sheet: what comes before may stand on the first screen. */
const FIRST_BELOW = 3;

const fits = (document: Document) =>
  brotliCompressSync(serialize(document)).length + STILL_TO_COME <= FIRST_ROUND_TRIP;

/** The elements of `main` below the first screen. */
const sectionsBelow = (document: Document) =>
  need(document, 'main')
    .childNodes.filter(isElement)
    .slice(FIRST_BELOW - 1);

/** The page's own sheet, which stands in it. */
const sheetOf = (document: Document) =>
  [...elementsOf(document)].find(({ tagName }) => tagName === 'style');

/** Lays out the first screen of a page that is prerendered while its other rules are on their way. */
const LAY_OUT_AHEAD = 'document.prerendering&&document.body.getBoundingClientRect()';

const linkTo = (href: string) => create('link', { rel: 'stylesheet', href });
/** In a body a sheet is less urgent than the hero's picture, which has ten times its bytes. */
const preloadOf = (href: string) =>
  create('link', { rel: 'preload', href, as: 'style', fetchpriority: 'high' });

/** Leaves the rules of the first screen in the page, and links the others where that ends. */
function moveLaterRules(document: Document, write: Write): void {
  const sheet = sheetOf(document);
  const [below] = sectionsBelow(document);
  if (!sheet || !below) return;
  const elements = [...elementsOf(document)];
  const first = elements.slice(0, elements.indexOf(below));
  const [now, later] = partRules(
    textOf(sheet),
    new Set(first.flatMap((element) => namesIn(element, 'class'))),
  );
  const href = write('css', later);
  replace(sheet, create('style', {}, now));
  insertBefore(below, preloadOf(href));
  insertBefore(below, create('script', {}, LAY_OUT_AHEAD));
  insertBefore(below, linkTo(href));
}

function moveSheet(document: Document, write: Write): void {
  const sheet = sheetOf(document);
  if (sheet) replace(sheet, linkTo(write('css', textOf(sheet))));
}

/** Every element in `parent` but those of islands, which hydrate what the server wrote. */
function* staticIn(parent: Element): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!isElement(node) || attribute(node, 'data-island') !== undefined) continue;
    yield node;
    yield* staticIn(node);
  }
}

/** What holds drawings and is not on the first screen, beside the later sections. */
const UNSEEN = ['footer', 'dialog'];

/** The drawings that are not on the first screen. */
function drawingsBelow(document: Document): Element[] {
  const unseen = [...elementsOf(document)].filter(({ tagName }) => UNSEEN.includes(tagName));
  const drawings = [...sectionsBelow(document), ...unseen].flatMap((place) =>
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

type Move = (document: Document, write: Write) => void;

/** What to move, from the least to the most: a page keeps what it can. */
const PLANS: readonly (readonly Move[])[] = [
  [],
  [moveLaterRules],
  [moveLaterRules, moveDrawings],
  [moveSheet],
  [moveSheet, moveDrawings],
];

/** Follows a plan on a copy of a page, and writes nothing. */
function wouldFit(document: Document, plan: readonly Move[]): boolean {
  const copy = parse(serialize(document));
  for (const move of plan) move(copy, (kind) => `/_next/static/own/0123456789.${kind}`);
  return fits(copy);
}

/**
 * Moves out of a page what it can do without until it is there, where it would else not fit the
 * first round trip, for the hero's picture is asked for when the whole page has come: the rules
 * of what is below the first screen, and its drawings, or else the whole of the page's own sheet.
 */
export function fitFirstRoundTrip(write: Write): Step {
  return (document) => {
    const plan = PLANS.find((candidate) => wouldFit(document, candidate)) ?? PLANS.at(-1) ?? [];
    for (const move of plan) move(document, write);
  };
}
