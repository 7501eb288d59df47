import { expect, test } from '@jest/globals';
import Color from 'colorjs.io';
import { findShort, reckon } from '@/content/brand/legible';
import { listPlacePairs } from '@/content/brand/pairs';
import { completePalette, OURS, type Palette } from '@/content/brand/palette';
import { resolve } from '@/content/brand/read-tokens';
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

test.each(['#000000', '#ffffff', '#39ff14', '#ffd1dc', '#808080', '#ff0000'])(
  'the brand %s is legible, and its own colour is exact',
  (primary) => {
    const brand = completePalette({ primary });
    expect(findAllShort(brand, getContrast)).toEqual([]);
    const tokens = reckon(brand).tokens.get(undefined) ?? new Map();
    for (const mark of ['--highlight', '--button-disc', '--button-flood'])
      expect(`${mark} ${resolve(tokens, mark, 'light')}`).toBe(`${mark} ${primary}`);
  },
);

test('250 random brands are legible by another library than that of the site', () => {
  for (const brand of listRandomBrands(250)) expect(findAllShort(brand, getContrast)).toEqual([]);
}, 300_000);

test('a chosen colour that cannot be legible is refused, with the nearest that can', () => {
  const { error } = brandSchema.safeParse({
    colours: { primary: '#5b21b6', ground: '#777777', ink: '#888888' },
  });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['colours.ground', expect.stringMatching(/white.* 13, such as "#cdcdcd".* 4\.69 /)],
    ['colours.ink', expect.stringMatching(/black.* 12, such as "#343434".* 3\.54 /)],
  ]);
});
