import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { getErrorMessage } from '@/__tests__/support/messages';
import { picture as name } from '@/__tests__/support/pictures';
import { standInProject } from '@/__tests__/support/project';
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

describe('in a folder with a new picture', () => {
  standInProject({ 'content/pictures/masters/walks/harbour-at-noon.jpg': '' });

  test('the picture is taken before it is encoded, and named if it is mistyped', () => {
    expect(picture.parse({ name: 'harbour-at-noon', alt: 'A harbour' }).alt).toBe('A harbour');
    expect(message({ name: 'harbour-at-noon.jpg', alt: 'A harbour' })).toContain(
      'Did you mean "harbour-at-noon"?',
    );
  });
});
