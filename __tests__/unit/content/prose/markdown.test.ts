import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { markdown } from '@/content/prose/markdown';
import { parse } from '@/content/schema/parse';

const read = (body: string) =>
  parse('content/x.yaml', z.strictObject({ body: markdown }), { body });

test('a field in Markdown becomes a checked and parsed text', () => {
  const { body } = read('## The end\n\n[Write](/contact)\n');
  expect(body).toMatchObject({
    contents: [{ id: 'the-end', label: 'The end' }],
    links: ['/contact'],
  });
});

test.each([
  ['\n', 'body: expected some text'],
  ['# A', 'body: heading "A": expected "##"'],
  ['[a](/nowhere)', 'body: link "a" to "/nowhere": expected a page of the site'],
])('%j is refused by the name of its field', (text, expected) => {
  expect(() => read(text)).toThrow(`content/x.yaml is invalid:\n  ${expected}`);
});
