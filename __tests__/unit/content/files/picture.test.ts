import { existsSync } from 'node:fs';
import { expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { getErrorMessage } from '@/__tests__/support/messages';
import { picture as name } from '@/__tests__/support/pictures';
import { cutOut, layer, picture, refuseOtherSizes } from '@/content/files/picture';
import alts from '@/content/pictures/alts.json';
import manifest from '@/content/pictures/manifest.json';
import { parse } from '@/content/schema/parse';

const message = (value: unknown) =>
  getErrorMessage(() => parse('content/pages/x.yaml', picture, value));

test('a picture is completed with its files and sizes', () => {
  const alt = 'A clay cloud over a rack of servers';
  expect(picture.parse({ name, alt })).toMatchObject({ ...manifest[name], alt });
  expect(picture.parse({ name, decorative: true }).alt).toBe('');
});

test('a picture without a text alternative has the words that stand with the picture', () => {
  for (const [known, alt] of Object.entries(alts)) {
    expect(picture.parse({ name: known }).alt).toBe(alt);
    expect(picture.parse({ name: known, decorative: true }).alt).toBe('');
  }
});

test.each([
  ['a picture without a text alternative', { name }, 'alt'],
  ['an empty alternative', { name, alt: '' }, 'alt'],
  ['an alternative on decoration', { name, alt: 'A cloud', decorative: true }, 'alt'],
  [
    'a picture that is not there',
    { name: `masters/${name}.webp`, alt: 'A cloud' },
    `name: expected the name of a picture in content/pictures, without folder and ending, found "masters/${name}.webp". Did you mean "${name}"?`,
  ],
  [
    'what every object inherits',
    { name: 'toString', alt: 'A cloud' },
    'Put its file into content/pictures/masters',
  ],
])('%s stops the build', (_, value, expected) => {
  expect(message(value)).toMatch(/^content\/pages\/x\.yaml is invalid:\n/);
  expect(message(value)).toContain(expected);
});

test('a picture keeps its focal point', () => {
  const value = { name, alt: 'A cloud', focus: { x: 0.2, y: 1 } };
  expect(picture.parse(value).focus).toEqual({ x: 0.2, y: 1 });
  expect(message({ ...value, focus: { x: 20, y: 1 } })).toContain('focus.x');
});

test('a cut-out has a transparent background', () => {
  const [[cut = ''] = [], [photograph = ''] = []] = [true, false].map((isCut) =>
    Object.entries(manifest)
      .filter(([, { color }]) => (color === null) === isCut)
      .map(([name]) => name),
  );
  expect(cutOut.parse({ name: cut, decorative: true }).color).toBeNull();
  expect(() =>
    parse('content/pages/x.yaml', cutOut, { name: photograph, decorative: true }),
  ).toThrow(
    new RegExp(
      `^content/pages/x\\.yaml is invalid:\\n {2}name: .*content/pictures/masters/${photograph}\\.\\w+, which has no transparent part[^"]*$`,
    ),
  );
});

test('every picture of the manifest has all of its files', () => {
  const missing = Object.values(manifest).flatMap(({ file, widths }) =>
    [...widths.map((width) => `${file}-${width}.avif`), `${file}.webp`].filter(
      (name) => !existsSync(`public/pictures/${name}`),
    ),
  );
  expect(missing).toEqual([]);
});

test('a layer has the size of the picture below it', () => {
  const below = layer.parse(name);
  const other = { ...below, width: below.width + 1 };
  const schema = z.custom<object>().superRefine((_, context) => {
    refuseOtherSizes(below, { same: below, 'parts.0': other }, context);
  });
  const said = getErrorMessage(() => parse('content/pages/x.yaml', schema, {}));
  expect(said).toContain(`parts.0: expected a picture of ${below.width} by ${below.height} pixels`);
  expect(said).not.toContain('same');
});

test('a picture has the mask of its name, of the same shape', () => {
  const masks = Object.entries(manifest).filter(([mask]) => mask.endsWith('-things'));
  for (const [mask, { file, width, height }] of masks) {
    const masked = picture.parse({ name: mask.replace('-things', ''), decorative: true });
    expect(masked.things).toBe(`${file}-${width}.avif`);
    expect(Math.abs((masked.height * width) / masked.width - height)).toBeLessThan(1);
  }
  const plain = Object.keys(manifest).find(
    (each) => !masks.some(([mask]) => mask.startsWith(each)),
  );
  expect(picture.parse({ name: plain, decorative: true }).things).toBeUndefined();
});

test('a picture that has just been copied into the masters is taken, and named if it is mistyped', async () => {
  jest.resetModules();
  jest.doMock('@/content/files/owner-files', () => ({
    ...jest.requireActual<typeof import('@/content/files/owner-files')>(
      '@/content/files/owner-files',
    ),
    listFiles: () => ['content/pictures/masters/walks/harbour-at-noon.jpg'],
  }));
  const { picture: fresh, pictureName } = await import('@/content/files/picture');
  expect(fresh.parse({ name: 'harbour-at-noon', alt: 'A harbour' }).alt).toBe('A harbour');
  expect(pictureName.safeParse('harbour-at-noon.jpg').error?.issues[0]?.message).toContain(
    'Did you mean "harbour-at-noon"?',
  );
});
