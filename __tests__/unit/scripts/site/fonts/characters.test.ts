import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { all, getRareRange, mono, sans } from '@/scripts/site/fonts/characters';

const inRange = (character: string, range: string) =>
  range.split(', ').some((part) => {
    const [from = Number.NaN, to = from] = part
      .slice('U+'.length)
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    const point = character.codePointAt(0) ?? 0;
    return from <= point && point <= to;
  });

describe.each([
  ['the sans', sans],
  ['the mono', mono],
])('%s', (_, characters) => {
  const { common, rare } = characters;

  test('has each character in exactly one file', () => {
    expect([...common, ...rare].sort()).toEqual([...all].sort());
  });

  test('loads the rare file only for rare characters', () => {
    const range = getRareRange(characters);
    expect([...rare].filter((character) => !inRange(character, range))).toEqual([]);
    expect([...common].filter((character) => inRange(character, range))).toEqual([]);
  });

  test('has its range in app/fonts.ts, where Next needs a literal', () => {
    expect(readFileSync('app/fonts.ts', 'utf8')).toContain(`'${getRareRange(characters)}'`);
  });
});
