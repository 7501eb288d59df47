/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { colours } from '@/content/brand/brand';
import { isWordmark } from '@/content/brand/mark';
import type { Mark } from '@/content/brand/mark-schema';
import { hasSeveralColours } from '@/content/brand/outline';
import { placeMark } from '@/content/brand/place-mark';
import { readMark } from '@/content/brand/read-mark';
import { resolve } from '@/content/brand/read-tokens';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const read = (text: string): Mark => readMark('content/logo.svg', text);
const draw = (inner: string, box = '0 0 8 8', attributes = '') =>
  `<svg ${SVG} viewBox="${box}" ${attributes}>${inner}</svg>`;

/** The plate of a mark by day and at night. */
function getPlates({ shapes }: Mark): [string, string] {
  const [, plate = ''] = /^<rect [^>]*rx="[^"]+" fill="([^"]+)"/.exec(shapes) ?? [];
  const [, day = plate, night = plate] = /^light-dark\((.+), (.+)\)$/.exec(plate) ?? [];
  return [day, night];
}

const NONE = 'transparent';
const disc = '<circle cx="4" cy="4" r="4" fill="#F9F871"/><path d="M0 8L4 3l4 5z" fill="#1B0033"/>';

test.each([
  ['a yellow disc with a dark mountain', draw(disc), [expect.stringMatching(/^#/), NONE]],
  [
    'a mark of dark and light blue, which is lost at night',
    draw('<path d="M0 0h4v8H0z" fill="#001B44"/><path d="M4 0h4v8H4z" fill="#00335f"/>'),
    [NONE, expect.stringMatching(/^#/)],
  ],
  [
    'colours that can be read in both themes',
    draw('<path d="M0 0h4v8H0z" fill="#d02c4f"/><path d="M4 0h4v8H4z" fill="#b3531a"/>'),
    ['', ''],
  ],
  [
    'a box of its own with words on it',
    draw('<rect width="8" height="8" fill="#fff"/><path d="M2 2h4v4H2z" fill="#1B0033"/>'),
    ['', ''],
  ],
  [
    'a pale gradient',
    draw(
      '<linearGradient id="g"><stop stop-color="#fff7c2"/><stop offset="1" stop-color="#F9F871"/></linearGradient><circle cx="4" cy="4" r="4" fill="url(#g)"/>',
    ),
    [expect.stringMatching(/^#/), NONE],
  ],
])('%s keeps its colours, on a plate where its outline is lost', (_, text, plates) => {
  const mark = read(text);
  const placed = placeMark(mark);
  expect(getPlates(placed)).toEqual(plates);
  expect(placed.shapes).toContain(mark.shapes.slice(0, 40));
});

test.each([
  ['white', '#fff', 'light-dark(currentColor, #fff)'],
  ['black', '#000', 'light-dark(#000, currentColor)'],
  ['red', '#d02c4f', '#d02c4f'],
])('a mark that is %s alone has no plate, and becomes ink where it is faint', (_, paint, shown) => {
  const mark = read(draw(`<path d="M0 0h8v8z" fill="${paint}"/><circle r="2" fill="${paint}"/>`));
  const { shapes, viewBox } = placeMark(mark);
  expect(viewBox).toBe(mark.viewBox);
  expect(shapes).toContain(`fill="${shown}"`);
  expect(shapes).not.toContain('<rect');
});

const SQUARE = 'd="M0 0h8v8H0z"';
const INNER = 'd="M2 2h4v4H2z"';
const P3 = 'color(display-p3 1 .4 0)';

test.each([
  [
    'a white clip path',
    `<g clip-path="url(#c)"><path fill="#f60" ${SQUARE}/></g><clipPath id="c"><rect width="8" height="8" fill="white"/></clipPath>`,
  ],
  ['a colour for wide screens', `<path style="fill:#FF6600;fill:${P3}" ${SQUARE}/>`],
  ['a clear stroke', `<path fill="#f60" stroke="#fff" stroke-opacity="0" ${SQUARE}/>`],
  [
    'a hidden layer',
    `<g style="display:none"><rect width="8" height="8" fill="#fff"/></g><path fill="#f60" ${SQUARE}/>`,
  ],
  [
    'a sheet over an attribute',
    `<style>path{fill:#f60}</style><path fill="#00f" ${SQUARE}/><path fill="#000" ${INNER}/>`,
  ],
])('a logo of one colour with %s has one colour', (_, inner) => {
  expect(hasSeveralColours(read(draw(inner)))).toBe(false);
});

test.each([
  ['of a fixed colour and that of the text', `<path fill="#000" ${SQUARE}/><path ${INNER}/>`],
  [
    'of two pale colours',
    `<g opacity=".4"><path fill="#f60" ${SQUARE}/><path fill="#00f" ${INNER}/></g>`,
  ],
])('a logo %s has several', (_, inner) => {
  expect(hasSeveralColours(read(draw(inner)))).toBe(true);
});

test.each([
  ['an important colour', `<path style="fill:#000 !important" ${SQUARE}/>`],
  ['a colour of printers', `<path style="fill:#000000 icc-color(CMYK, 0, 0, 0, 1)" ${SQUARE}/>`],
  ['the colour of the drawing', `<path fill="currentColor" ${SQUARE}/>`, 'color="#000"'],
  [
    'steps without a colour',
    `<linearGradient id="g"><stop/><stop offset="1"/></linearGradient><path fill="url(#g)" ${SQUARE}/>`,
  ],
])('a black logo by %s is ink at night', (_, inner, attributes = '') => {
  const { shapes } = placeMark(read(draw(inner, undefined, attributes)));
  expect(shapes).toMatch(/light-dark\((#0+|rgb\(0, 0, 0\)), currentColor\)/);
  expect(shapes).not.toContain('<rect');
});

test('a shape without a colour keeps its contrast to the shape on which it lies', () => {
  const { shapes } = placeMark(
    read(draw('<circle cx="4" cy="4" r="4" fill="#F9F871"/><path d="M0 8L4 3l4 5z"/>')),
  );
  const [, day, night] = /color="light-dark\((\w+|#\w+), (#\w+)\)"/.exec(shapes) ?? [];
  expect(night).toBe(resolve(colours().tokens.get(undefined) ?? new Map(), '--ink', 'light'));
  expect([night, 'currentColor']).toContain(day);
});

test.each([
  ['0 0 320 80', undefined, true],
  ['0 0 80 40', undefined, false],
  ['0 0 80 40', true, true],
  ['0 0 320 80', false, false],
])('a drawing of %s with the switch at %s is a wordmark: %s', (box, chosen, expected) => {
  expect(isWordmark(read(draw('<path d="M0 0h9v9z"/>', box)), chosen)).toBe(expected);
});

test('a mark with a drawing for dark grounds shows each in its theme, in its own colours', () => {
  const light = read(draw('<path d="M0 0h8v8z" fill="#001B44"/>'));
  const dark = read(draw('<path d="M0 0h8v8z" fill="#aaccff"/>', '0 0 16 16'));
  const { shapes } = placeMark({ ...light, dark });
  expect(shapes).toContain('fill="light-dark(#001B44, transparent)"');
  expect(shapes).toContain('viewBox="0 0 16 16"');
  expect(shapes).toContain('fill="light-dark(transparent, #aaccff)"');
  expect(shapes).not.toContain('<rect');
});

const SHAPE = '<path d="M0 0h9"></path>';

test.each([
  [
    'Illustrator, with what keeps it editable',
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "a" "b" [<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">]>${draw(
      `<metadata><sfw xmlns="&ns_sfw;"><slices></slices></sfw></metadata><switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:pgfRef xlink:href="#adobe_illustrator_pgf"></i:pgfRef></foreignObject><g i:extraneous="self"><path d="M0 0h9"/></g></switch><i:aipgf id="adobe_illustrator_pgf" i:pgfEncoding="zstd/base64"><![CDATA[KLUv/QBY]]></i:aipgf>`,
      '0 0 8 8',
      'xmlns:i="&ns_ai;" xmlns:x="&ns_extend;"',
    )}`,
    `<switch><g>${SHAPE}</g></switch>`,
  ],
  [
    'a program that writes the prefix of SVG',
    `<ns0:svg xmlns:ns0="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><ns0:path d="M0 0h9"/></ns0:svg>`,
    SHAPE,
  ],
])('the notes of %s go, and its shapes stay', (_, text, shapes) => {
  expect(read(text).shapes).toContain(shapes);
});
