import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { findLackingCharacters } from '@/scripts/site/check/characters';
import { cut, narrow } from '@/scripts/site/fonts/cut';
import { findCharacters } from '@/scripts/site/fonts/find-characters';
import { readFont } from '@/scripts/site/fonts/read-font';

const [MONA, _GEIST] = ['mona-sans', 'geist-mono'].map(
  (name) => `scripts/site/fonts/whole/${name}.woff2`,
) as [string, string];

test('a character of content is found in both cases, with its place, and what nobody sees is not', () => {
  const texts: Readonly<Record<string, string>> = {
    'content/a.yaml': 'name: Tea\nlead: "\u1eb1\u200b x"',
    'content/b.md': '\u1eb0\u{1f375}\ufe0f',
  };
  const found = findCharacters(Object.keys(texts), (file) => texts[file] ?? '');
  expect(found.get('\u1eb1')).toBe('content/a.yaml:2');
  expect(found.get('\u1eb0')).toBe('content/a.yaml:2');
  expect(found.get('\u{1f375}')).toBe('content/b.md:1');
  // A date has it.
  expect(found.has('7')).toBe(true);
  for (const unseen of ['\u200b', '\ufe0f', ' ']) expect(found.has(unseen)).toBe(false);
});

test('a typeface is cut to the characters that it has, and to the parts of its axes', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'cut-')), 'cut.woff2');
  const { axes } = await readFont(MONA);
  const narrowed = narrow(axes, { wght: { min: 400, max: 1200 } });
  writeFileSync(file, await cut(MONA, 'a\u1eb1\ua729', 'Site Test', narrowed));
  const font = await readFont(file);
  expect(font.characters).toEqual(['a', '\u1eb1']);
  expect(font.axes).toEqual({ wght: { min: 400, initial: 400, max: 900 } });
  expect(font.lineHeight).toBeCloseTo(1.41);
});

test('the check names what the typeface lacks, where it stands first, and a package that has it', async () => {
  const used = new Map([
    ['a', 'content/a.yaml:1'],
    ['\u0436', 'content/a.yaml:2'],
    ['\u0434', 'content/a.yaml:7'],
    ['\u{1f375}', 'content/b.md:1'],
    ...[...'のはをにがで'].map((letter) => [letter, 'content/c.md:4'] as const),
  ]);
  expect(await findLackingCharacters(used)).toEqual([
    expect.stringMatching(
      /^content\/a\.yaml:2: "ж", "д" are not .* "npm install @fontsource-variable\/noto-sans"/,
    ),
    expect.stringMatching(/^content\/b\.md:1: "🍵" are not in the typeface.*Replace them/),
    expect.stringMatching(/^content\/c\.md:4: "の", .*"が" and 1 more are .*noto-sans-jp"/),
  ]);
});
