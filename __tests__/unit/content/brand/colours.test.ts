import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import Color from 'colorjs.io';
import { findShort, reckon } from '@/content/brand/legible';
import { listPlacePairs } from '@/content/brand/pairs';
import { completePalette, OURS, type Palette, toOklch } from '@/content/brand/palette';
import { readWorld, resolve } from '@/content/brand/read-tokens';
import { toColourMap, toRecolour } from '@/content/brand/recolour';
import { brandSchema } from '@/content/brand/schema';
import { listRandomBrands } from '../../../support/brands';

const luminances = new Map<string, number>();

function getLuminance(colour: string): number {
  const found = luminances.get(colour) ?? new Color(colour).luminance;
  luminances.set(colour, found);
  return found;
}

/** The contrast of two colours by another library than that of the site. */
function getContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(getLuminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const findAllShort = (brand: Palette, contrast?: typeof getContrast) =>
  [...reckon(brand).tokens].flatMap(([world, own]) =>
    findShort(listPlacePairs(world), own, contrast).map(
      (short) => `${JSON.stringify(brand)} ${world ?? 'page'}: ${short}`,
    ),
  );

test('the colours of our own brand are legible as the sheets write them', () => {
  expect(findAllShort(OURS)).toEqual([]);
  expect([...reckon(OURS).moved.values()].every(({ size }) => size === 0)).toBe(true);
});

test.each(['#000000', '#ffffff', '#39ff14', '#808080'])(
  'the brand %s is legible, and its own colour is exact',
  (primary) => {
    const brand = completePalette({ primary });
    expect(findAllShort(brand, getContrast)).toEqual([]);
    const tokens = reckon(brand).tokens.get(undefined) ?? new Map();
    for (const mark of ['--highlight', '--button-disc', '--button-flood'])
      expect(`${mark} ${resolve(tokens, mark, 'light')}`).toBe(`${mark} ${primary}`);
  },
);

test('50 random brands are legible by another library than that of the site', () => {
  for (const brand of listRandomBrands(50)) expect(findAllShort(brand, getContrast)).toEqual([]);
});

test('a chosen colour that cannot be legible is refused, with the nearest that can', () => {
  const { error } = brandSchema.safeParse({
    colours: { primary: '#5b21b6', ground: '#777777', ink: '#888888' },
  });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['colours.ground', expect.stringMatching(/white.* 13, such as "#cdcdcd".* 4\.69 /)],
    ['colours.ink', expect.stringMatching(/black.* 12, such as "#343434".* 3\.54 /)],
  ]);
});

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

const ROOT = process.cwd();
afterEach(() => process.chdir(ROOT));

test('the tokens of a world are all of its own, also after a nested rule and a brace in a comment', () => {
  process.chdir(mkdtempSync(join(tmpdir(), 'sheets-')));
  mkdirSync('styles/base', { recursive: true });
  writeFileSync(
    'styles/base/_worlds.scss',
    `@mixin dark-ground { --edge: #111; }
    [data-world] { --ink: #222; img { --ink: #333; } --focus: var(--ink); }
    [data-world='cloud'] { // }
      @include dark-ground;
      --top: light-dark(#444, #555);
    }`,
  );
  const tokens = readWorld('cloud', (colour) => colour);
  expect(Object.fromEntries(tokens)).toEqual({
    '--ink': '#222',
    '--focus': 'var(--ink)',
    '--edge': '#111',
    '--top': 'light-dark(#444, #555)',
  });
  expect(resolve(tokens, '--focus', 'light')).toBe('#222222');
  expect(() => resolve(tokens, '--none', 'light')).toThrow(
    'No sheet of styles/base declares --none.',
  );
  expect(() => readWorld('mint', String)).toThrow('has no "[data-world=\'mint\']"');
});
