import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { writeFields, writeMarkdown } from '@/scripts/author/writer';

type Values = Record<string, unknown>;

test.each<[behaviour: string, text: string, values: Values, written: string]>([
  ['quotes where a text needs them', 'a: x\n', { a: 'b: c' }, 'a: "b: c"\n'],
  ['a paragraph', 'a: >-\n  x\n\n  y\n', { a: 'x\nz' }, 'a: >-\n  x\n\n  z\n'],
  ['a field after the one before it', 'a: 1\nc: 3\n', { a: 1, b: 2, c: 3 }, 'a: 1\nb: 2\nc: 3\n'],
  ['a new file', '', { a: ['x', { b: 2 }] }, 'a:\n  - x\n  - b: 2\n'],
  ['a list in brackets', 'a: [x, y]\n', { a: ['x', 'y, z'] }, 'a: [x, "y, z"]\n'],
  ['a no-break space alone in quotes', 'a: x\n', { a: '\u00A0' }, 'a: "\u00A0"\n'],
  ['a blank paragraph in quotes', 'a: >-\n  x\n', { a: '\u200B\t' }, 'a: "\u200B\\t"\n'],
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
    'the comments in a list in brackets',
    'a: [\n  x, # c\n  y # d\n]\n',
    { a: ['x', 'y', 'z'] },
    'a:\n  [\n    x, # c\n    y, # d\n    z\n  ]\n',
  ],
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
