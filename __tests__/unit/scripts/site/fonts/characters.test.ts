/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { getRanges, mono, sans } from '@/scripts/site/fonts/characters';
import { readCharacters } from '@/scripts/site/fonts/read-characters';

describe.each([
  ['sans', sans],
  ['mono', mono],
])('the %s', (name, characters) => {
  const { common, rare, extended } = characters;
  const ranges = getRanges(characters);
  const read = async (part: string) =>
    (await readCharacters(`styles/fonts/${name}${part}.woff2`)).sort();

  test('has each character in one file', async () => {
    const all = characters.common + characters.rare + characters.extended;
    expect(new Set(all).size).toBe([...all].length);
    expect(await read('')).toEqual([...common].sort());
    expect(await read('-rare')).toEqual([...rare].sort());
    expect(await read('-extended')).toEqual([...extended].sort());
  });

  test('has its ranges in app/fonts.ts, where Next needs a literal', () => {
    const file = readFileSync('app/fonts.ts', 'utf8');
    for (const range of Object.values(ranges)) expect(file).toContain(`'${range}'`);
  });
});
