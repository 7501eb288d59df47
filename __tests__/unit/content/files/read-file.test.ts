import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { getErrorMessage } from '@/__tests__/support/messages';
import { parseEntry } from '@/content/files/collection';
import { splitFile } from '@/content/files/read-file';
import { text } from '@/content/schema/text';

const SIGN = 'Put the text in quotes';

/** The smallest input of each mistake of syntax, and the remedy. */
test.each([
  ['a: b: c', 'a colon in a text', SIGN],
  ['a: b #c', '"#c" after "b" is a comment', SIGN],
  ['a: "b', 'does not end with one', 'Add it'],
  ['\ta: b', 'starts with a tab', 'Put spaces in its place'],
  ['a: 1\na: 2', 'the field stands twice', 'Delete one'],
  ['a: b\nc', 'the colon behind the name of a field is missing', 'Add it'],
])('%j: %s', (yaml, problem, remedy) => {
  const message = getErrorMessage(() => splitFile('x.yaml', yaml));
  expect(message).toMatch(/^x\.yaml is invalid:\n {2}\((line \d+|the fields)\): /);
  expect(message).toContain(problem);
  expect(message).toContain(remedy);
});

test('each wrong line is named at once', () => {
  const message = getErrorMessage(() => splitFile('x.md', '---\na: b: c\nd: e\nf: g: h\n---\n'));
  expect(message.match(/\(line \d+\)/g)).toEqual(['(line 2)', '(line 4)']);
});

const schema = z.strictObject({ title: text, place: text.optional() });
const read = (markdown: string) =>
  parseEntry({ slug: 'x', file: 'content/jobs/x.md' }, markdown, schema);

test('splits the fields from the text', () => {
  expect(
    read('---\ntitle: A job\ndraft: true\nformerly: [a, b]\n---\n\nWords.\n\n---\n\nMore.\n'),
  ).toEqual({
    slug: 'x',
    file: 'content/jobs/x.md',
    data: { title: 'A job' },
    body: 'Words.\n\n---\n\nMore.',
    draft: true,
    formerly: ['a', 'b'],
  });
});

test.each([
  ['with Windows line ends', '---\r\ntitle: A job\r\n---\r\nWords.\r\n'],
  ['with a byte order mark', '\uFEFF---\ntitle: A job\n---\nWords.'],
])('reads a file %s', (_, markdown) => {
  expect(read(markdown)).toMatchObject({ data: { title: 'A job' }, body: 'Words.' });
});

describe('a broken file stops the build with its path, the field, what was found and what was expected', () => {
  test.each([
    [
      'a field too many',
      '---\ntitle: A\ntitel: B\n---\n',
      'titel: there is no such field. Did you mean "title"? Known: title, place.',
    ],
    [
      'a character that no feed can hold',
      '---\ntitle: A\n---\nTea\u0008',
      '(line 4): expected no control character, found U+0008',
    ],
    [
      'the marks of a merge behind code',
      '---\ntitle: A\n---\n```sh\n<<<<<<< HEAD\n```\n<<<<<<< HEAD\nB\n',
      '(line 7): Git could not merge two versions. Keep one',
    ],
  ])('%s', (_, markdown, expected) => {
    const message = getErrorMessage(() => read(markdown));
    expect(message).toContain('content/jobs/x.md is invalid:\n');
    expect(message).toContain(expected);
  });
});

test.each(['```\n<<<<<<< HEAD\nB\n>>>>>>> theirs\n```', '```\n||||||| until the end'])(
  'the marks of a merge in code are text: %j',
  (body) => {
    expect(read(`---\ntitle: A\n---\n${body}\n`).body).toBe(body);
  },
);
