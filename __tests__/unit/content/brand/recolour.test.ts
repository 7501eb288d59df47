import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { completePalette, OURS, toOklch } from '@/content/brand/palette';
import { toColourMap, toRecolour } from '@/content/brand/recolour';

const literals = ['tokens', 'worlds']
  .map((name) => readFileSync(`styles/base/_${name}.scss`, 'utf8'))
  .flatMap((sheet) => sheet.match(/#[\da-f]{6}\b|rgb\([^)]*\)/g) ?? []);

const violet = completePalette({ primary: '#5b21b6' });

test('the colours of the sheets are those of our own brand', () => {
  const map = toColourMap(OURS);
  for (const colour of literals) {
    const { l, c, h } = toOklch(colour);
    const [toL, toC, toH] = map(l, c, h);
    expect([toL, toC]).toEqual([expect.closeTo(l, 6), expect.closeTo(c, 6)]);
    if (c > 0.001) expect(Math.cos(((toH - h) * Math.PI) / 180)).toBeCloseTo(1, 6);
    expect(toRecolour(OURS)(colour)).toBe(colour);
  }
});

test('the colours of a brand are exact, and transparent ones stay transparent', () => {
  const recolour = toRecolour(violet);
  expect(recolour(OURS.primary)).toBe('#5b21b6');
  expect(recolour(OURS.ink)).toBe(violet.ink);
  expect(recolour('rgb(11 31 36 / 50%)')).toMatch(/^rgb\(\d+ \d+ \d+ \/ 50%\)$/);
});

test('greys stay grey, and black and white stay as they are', () => {
  const recolour = toRecolour(violet);
  for (const grey of ['#40545a', '#8ca1a6', '#d5dad5', '#e8ebe6', '#21404a'])
    expect(toOklch(recolour(grey)).c).toBeLessThan(0.05);
  expect([recolour('#ffffff'), recolour('#000000')]).toEqual(['#ffffff', '#000000']);
});
