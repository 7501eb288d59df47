import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { getErrorMessage } from '@/__tests__/support/messages';
import { parseMarkdown, withUniqueIds } from '@/content/loaders/markdown';
import { text } from '@/content/schema/text';

const FILE = 'content/jobs/x.md';
const schema = z.strictObject({ _id: text, title: text });
const read = (markdown: string) => parseMarkdown(FILE, markdown, schema);

test('splits the fields from the text', () => {
  expect(read('---\n_id: "1"\ntitle: A job\n---\n\nWords.\n\n---\n\nMore.\n')).toEqual({
    file: FILE,
    data: { _id: '1', title: 'A job' },
    body: 'Words.\n\n---\n\nMore.',
  });
});

test.each([
  ['with Windows line ends', '---\r\n_id: "1"\r\ntitle: A job\r\n---\r\nWords.\r\n'],
  ['with a byte order mark', '\uFEFF---\n_id: "1"\ntitle: A job\n---\nWords.'],
])('reads a file %s', (_, markdown) => {
  expect(read(markdown)).toMatchObject({ data: { title: 'A job' }, body: 'Words.' });
});

describe('a broken file stops the build with its path, the field and what was expected', () => {
  test.each([
    ['a field that is missing', '---\n_id: "1"\n---\n', 'title: Invalid input: expected string'],
    [
      'a field of the wrong kind',
      '---\n_id: 1\ntitle: A\n---\n',
      '_id: Invalid input: expected string',
    ],
    ['a field too many', '---\n_id: "1"\ntitle: A\ntitel: B\n---\n', 'Unrecognized key: "titel"'],
    ['no fields at all', 'Words.', 'expected a block of fields between two lines of "---"'],
    [
      'a character that no feed can hold',
      '---\n_id: "1"\ntitle: A\n---\nTea\u0008',
      '(line 5): expected no control character',
    ],
    ['YAML that is none', '---\n_id: "1\n---\n', '(front matter):'],
  ])('%s', (_, markdown, expected) => {
    const message = getErrorMessage(() => read(markdown));
    expect(message).toContain(`${FILE} is invalid:\n`);
    expect(message).toContain(expected);
  });

  test('an id of another file', () => {
    const entry = (file: string) => ({ file, data: { _id: '1' }, body: '' });
    expect(
      getErrorMessage(() =>
        withUniqueIds([entry('content/jobs/a.md'), entry('content/jobs/b.md')]),
      ),
    ).toBe(
      'content/jobs/b.md is invalid:\n  _id: expected an id of its own, "1" is that of content/jobs/a.md',
    );
  });
});
