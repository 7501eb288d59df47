import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { splitFrontMatter } from '@/content/files/front-matter';
import { writeFields, writeMarkdown } from '@/scripts/author/writer';
import { filesIn } from '@/scripts/site/files';

type Values = Record<string, unknown>;

test.each<[behaviour: string, text: string, values: Values, written: string]>([
  ['quotes where a text needs them', 'a: x\n', { a: 'b: c' }, 'a: "b: c"\n'],
  ['a field after the one before it', 'a: 1\nc: 3\n', { a: 1, b: 2, c: 3 }, 'a: 1\nb: 2\nc: 3\n'],
  ['a new file', '', { a: ['x', { b: 2 }] }, 'a:\n  - x\n  - b: 2\n'],
  ['a no-break space alone in quotes', 'a: x\n', { a: '\u00A0' }, 'a: "\u00A0"\n'],
  ['a blank at an end in quotes', '', { a: ['x\u3000'] }, 'a:\n  - "x\u3000"\n'],
])('writes %s', (_, text, values, written) => {
  expect(writeFields(text, values)).toBe(written);
  expect(parse(written)).toEqual(values);
});

test.each<[what: string, text: string, values: Values, written: string]>([
  [
    'numbers as they were typed',
    'a: 007\nb: 1.50\nc: x\n',
    { a: 7, b: 1.5, c: 'y' },
    'a: 007\nb: 1.50\nc: y\n',
  ],
  [
    'line ends of Windows',
    'a: x\r\nb: >-\r\n  1\r\n',
    { a: 'y', b: '1' },
    'a: y\r\nb: >-\r\n  1\r\n',
  ],
  ['the comment on a line', 'a: x # c\nb: 1\n', { a: 'y', b: 1 }, 'a: y # c\nb: 1\n'],
  ['the comment after a field that goes', 'a: 1\n\n# note\n\nb: 2\n', { b: 2 }, '# note\n\nb: 2\n'],
  ['the comment of a list that is emptied', 'a: # c\n  - x\n', { a: [] }, 'a:\n  # c\n  []\n'],
  [
    'the comment of an item that moves',
    'a:\n  - x\n  # c\n  - y # d\n',
    { a: ['y', 'x'] },
    'a:\n  # c\n  - y # d\n  - x\n',
  ],
  ['a file of comments', '# nothing here yet\n', { a: 1 }, '# nothing here yet\n\na: 1\n'],
])('keeps %s', (_, text, values, written) => {
  expect(writeFields(text, values)).toBe(written);
});

test('a Markdown file keeps its comments, its text and the line ends of Windows', () => {
  const file = '---\r\na: 1 # c\r\n---\r\n\r\n# Hi\r\n';
  expect(writeMarkdown(file, { fields: { a: 2 } })).toBe(file.replace('1', '2'));
  expect(writeMarkdown(file, { body: 'x\ny' })).toBe(file.replace('# Hi', 'x\r\ny'));
});

/** The number of edits. `EDITS=10000 npx jest random-edits` takes about a minute and a half. */
const EDITS = Number(process.env.EDITS ?? 500);

/** The fields of every file of content, as the writer writes them. */
const texts = filesIn('content').flatMap((file) => {
  const text = /\.(yaml|md)$/.test(file) ? readFileSync(file, 'utf8') : '';
  const fields = file.endsWith('.md') ? splitFrontMatter(text)?.fields : text;
  return fields ? [writeFields(fields)] : [];
});

type Way = readonly (string | number)[];

/** The ways to all values in a value. */
const findWays = (value: unknown, way: Way = []): Way[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, each]): Way[] => {
        const inner = [...way, Array.isArray(value) ? Number(key) : key];
        return [inner, ...findWays(each, inner)];
      });

const read = (value: unknown, way: Way): unknown =>
  way.reduce<unknown>((inner, key) => Object(inner)[key], value);

/** The state of the random numbers, which are the same ones in each run. */
let state = 33;
function random() {
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return state / 2 ** 32;
}
const below = (count: number) => Math.floor(random() * count);
const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;

const WORDS = [
  ...['tea', 'a: b', '# no', "it's", '"x"', '🛶', '{agency.name}', '- dash', '100%', '[x]', '&a'],
  ...['*b', '!t', '|', '>', '@at', '`c`', 'true', 'null', '007', '0x1', '~', '2026-11-12', ', '],
  ...['?', '\\n', 'tab\there', ' lead', 'trail ', 'two  blanks', '---', '\u200Fשלום', '\u00A0'],
  ...['\u200B', '\t'],
];
const LINES = ['line\nline', 'gap\n\ngap', 'end\n', '\n start', 'end\n\n', 'x\n  in\nout'];

const makeLine = () => Array.from({ length: 1 + below(30) }, () => pick(WORDS)).join(' ');
const makers: readonly (() => unknown)[] = [
  makeLine,
  () => pick(WORDS),
  () => pick(LINES) + makeLine() + pick(LINES),
  () => pick([0, -1, 7, 1.5, 2e21, true, false, null, '']),
  () => pick([[], {}, [makeLine(), pick(LINES)], { one: makeLine(), two: [makeLine()] }]),
];

/** Changes, adds, removes or moves one value. */
function changeOne(values: unknown): void {
  const way = pick(findWays(values));
  const parent = read(values, way.slice(0, -1));
  const key = way.at(-1) ?? '';
  const value = pick(makers)();
  if (!Array.isArray(parent)) {
    if (random() < 0.2) delete Object(parent)[key];
    else Object(parent)[random() < 0.2 ? 'another' : key] = value;
    return;
  }
  const [at, to] = [Number(key), below(parent.length)];
  pick([
    () => parent.splice(at, 1),
    () => parent.splice(to, 0, value),
    () => parent.splice(to, 0, ...parent.splice(at, 1)),
    () => parent.splice(at, 1, value),
  ])();
}

test(`${EDITS} random edits are read as they were meant, and written again in the same way`, () => {
  for (let edits = 0; edits < EDITS; ) {
    let text = pick(texts);
    if (random() < 0.1) text = text.replaceAll('\n', '\r\n');
    for (let save = 0; save < 3; save += 1) {
      const values = parse(text);
      if (findWays(values).length === 0) break;
      const count = 1 + below(3);
      for (let i = 0; i < count; i += 1) if (findWays(values).length > 0) changeOne(values);
      edits += count;
      text = writeFields(text, values);
      expect(parse(text)).toEqual(values);
      expect(writeFields(text)).toBe(text);
      expect(text).not.toMatch(/:\n +\n/);
    }
  }
});
