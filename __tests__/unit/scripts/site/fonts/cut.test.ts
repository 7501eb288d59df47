/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { findLackingCharacters } from '@/scripts/site/check/characters';
import { cut } from '@/scripts/site/fonts/cut';
import { faces } from '@/scripts/site/fonts/faces';
import { findCharacters } from '@/scripts/site/fonts/find-characters';
import { readCharacters } from '@/scripts/site/fonts/read-characters';

test('a character of content is found in both cases, with its place, and what nobody sees is not', () => {
  const texts: Readonly<Record<string, string>> = {
    'content/a.yaml': 'name: Tea\nlead: "\u1eb1\u200b x"',
    'content/b.md': '\u1eb0\u{1f375}\ufe0f',
  };
  const found = findCharacters(Object.keys(texts), (file) => texts[file] ?? '');
  expect(found.get('\u1eb1')).toBe('content/a.yaml:2');
  expect(found.get('\u1eb0')).toBe('content/a.yaml:2');
  expect(found.get('\u{1f375}')).toBe('content/b.md:1');
  for (const unseen of ['\u200b', '\ufe0f', ' ']) expect(found.has(unseen)).toBe(false);
});

test('a typeface is cut to the characters that it has', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'cut-')), 'cut.woff2');
  writeFileSync(file, await cut(faces.sans.whole, 'a\u1eb1\u0436', faces.sans));
  expect(await readCharacters(file)).toEqual(['a', '\u1eb1']);
});

test('the check names what the typeface lacks, where it stands, and the command', async () => {
  const used = new Map([
    ['a', 'content/a.yaml:1'],
    ['\u0436', 'content/a.yaml:2'],
    ['\u0434', 'content/a.yaml:7'],
    ['\u1eb1', 'content/b.md:3'],
  ]);
  expect(await findLackingCharacters(used)).toEqual([
    expect.stringMatching(/^content\/a\.yaml:2: "ж", "д" are not in the typeface/),
    expect.stringMatching(
      /^content\/b\.md:3: "ằ" are in the whole typeface only\. Run "npx tsx scripts\/site\/steps\.ts fonts"/,
    ),
  ]);
});
