/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { convert } from 'fontverter';
import { getRanges, mono, sans } from '@/scripts/site/fonts/characters';

/** The characters that a file of a typeface has: those of its table "cmap", in the format 4. */
async function readCharacters(file: string): Promise<string[]> {
  const font = await convert(readFileSync(`styles/fonts/${file}.woff2`), 'sfnt');
  const record = font.indexOf('cmap', 0, 'latin1');
  const cmap = font.subarray(font.readUInt32BE(record + 8));
  const table = cmap.subarray(cmap.readUInt32BE(8));
  expect(table.readUInt16BE(0)).toBe(4);
  const segments = table.readUInt16BE(6) / 2;
  return Array.from({ length: segments }, (_, i) => {
    const to = table.readUInt16BE(14 + 2 * i);
    const from = table.readUInt16BE(16 + 2 * (segments + i));
    return Array.from({ length: to - from + 1 }, (_, n) => String.fromCharCode(from + n));
  })
    .flat()
    .filter((character) => character !== '\uffff')
    .sort();
}

describe.each([
  ['sans', sans],
  ['mono', mono],
])('the %s', (name, characters) => {
  const { common, rare, extended } = characters;
  const ranges = getRanges(characters);

  test('has each character in one file', async () => {
    const all = characters.common + characters.rare + characters.extended;
    expect(new Set(all).size).toBe([...all].length);
    expect(await readCharacters(`rivermark-${name}`)).toEqual([...common].sort());
    expect(await readCharacters(`rivermark-${name}-rare`)).toEqual([...rare].sort());
    expect(await readCharacters(`rivermark-${name}-extended`)).toEqual([...extended].sort());
  });

  test('has its ranges in app/fonts.ts, where Next needs a literal', () => {
    const file = readFileSync('app/fonts.ts', 'utf8');
    for (const range of Object.values(ranges)) expect(file).toContain(`'${range}'`);
  });
});
