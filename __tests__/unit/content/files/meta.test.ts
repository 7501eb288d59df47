import { expect, test } from '@jest/globals';
import { MAX_TITLE, meta as schema } from '@/content/files/meta';
import { parse } from '@/content/schema/parse';
import { describeMeta } from '@/scripts/site/check/odd-meta';

const FILE = 'content/pages/x.yaml';
const description = 'What we do about slow releases, from the first cause to the last Tuesday.';
const meta = { title: 'Slow releases', description };
const long = 'Slow releases, and '.repeat(5).trim();

test.each([
  ['a title that is cut off', { ...meta, title: long }, [`cut what is longer than ${MAX_TITLE} `]],
  ['a short description', { ...meta, description: 'Too short.' }, ['This one has 10.']],
  ['another one', meta, []],
])('%s does not stop the build, and a warning names its file and its length', (_, words, said) => {
  expect(parse(FILE, schema, words)).toEqual(words);
  const warnings = describeMeta(FILE, { meta: words });
  expect(warnings).toHaveLength(said.length);
  for (const [i, part] of said.entries()) expect(warnings[i]).toContain(part);
  for (const warning of warnings) expect(warning).toContain(FILE);
});
