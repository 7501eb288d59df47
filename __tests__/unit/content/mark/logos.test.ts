import { expect, test } from '@jest/globals';
import { isWordmark } from '@/content/brand/mark';
import type { Mark } from '@/content/brand/mark-schema';
import { placeMark } from '@/content/brand/place-mark';
import { readMark } from '@/content/brand/read-mark';

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
    'a box of its own with words on it',
    draw('<rect width="8" height="8" fill="#fff"/><path d="M2 2h4v4H2z" fill="#1B0033"/>'),
    ['', ''],
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
])('a mark that is %s alone has no plate, and becomes ink where it is faint', (_, paint, shown) => {
  const mark = read(draw(`<path d="M0 0h8v8z" fill="${paint}"/><circle r="2" fill="${paint}"/>`));
  const { shapes, viewBox } = placeMark(mark);
  expect(viewBox).toBe(mark.viewBox);
  expect(shapes).toContain(`fill="${shown}"`);
  expect(shapes).not.toContain('<rect');
});

const SQUARE = 'd="M0 0h8v8H0z"';
const _INNER = 'd="M2 2h4v4H2z"';
const _P3 = 'color(display-p3 1 .4 0)';

test.each([
  ['an important colour', `<path style="fill:#000 !important" ${SQUARE}/>`],
  ['a colour of printers', `<path style="fill:#000000 icc-color(CMYK, 0, 0, 0, 1)" ${SQUARE}/>`],
  [
    'steps without a colour',
    `<linearGradient id="g"><stop/><stop offset="1"/></linearGradient><path fill="url(#g)" ${SQUARE}/>`,
  ],
])('a black logo by %s is ink at night', (_, inner, attributes = '') => {
  const { shapes } = placeMark(read(draw(inner, undefined, attributes)));
  expect(shapes).toMatch(/light-dark\((#0+|rgb\(0, 0, 0\)), currentColor\)/);
  expect(shapes).not.toContain('<rect');
});

test.each([
  ['0 0 320 80', undefined, true],
  ['0 0 80 40', undefined, false],
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

const _SHAPE = '<path d="M0 0h9"></path>';
