import { describe, expect, test } from '@jest/globals';
import { getErrorMessage } from '@/__tests__/support/messages';
import { picture as name } from '@/__tests__/support/pictures';
import { standInProject } from '@/__tests__/support/project';
import { cutOut, picture } from '@/content/files/picture';
import { pictureWorlds } from '@/content/files/picture-worlds';
import { safeAreas } from '@/content/files/safe-areas';
import alts from '@/content/pictures/alts.json';
import manifest from '@/content/pictures/manifest.json';
import { parse } from '@/content/schema/parse';
import { safeArea } from '@/content/schema/safe-area';

const insets = { top: 0.1, right: 0.2, bottom: 0.3, left: 0.4 };

test('every safe area and every world is of a picture that exists', () => {
  const names = [...safeAreas().keys(), ...pictureWorlds().keys()];
  expect(names.filter((name) => !(name in manifest))).toEqual([]);
});

test('insets of opposite edges leave room between them', () => {
  expect(safeArea.safeParse({ subject: { ...insets, left: 0.8 } }).success).toBe(false);
});

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
  ['an alternative on decoration', { name, alt: 'A cloud', decorative: true }, 'alt'],
  [
    'a picture that is not there',
    { name: `masters/${name}.webp`, alt: 'A cloud' },
    `name: expected the name of a picture in content/pictures, without folder and ending, found "masters/${name}.webp". Did you mean "${name}"?`,
  ],
])('%s stops the build', (_, value, expected) => {
  expect(message(value)).toMatch(/^content\/pages\/x\.yaml is invalid:\n/);
  expect(message(value)).toContain(expected);
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

describe('in a folder with a new picture', () => {
  standInProject({ 'content/pictures/masters/walks/harbour-at-noon.jpg': '' });

  test('the picture is taken before it is encoded, and named if it is mistyped', () => {
    expect(picture.parse({ name: 'harbour-at-noon', alt: 'A harbour' }).alt).toBe('A harbour');
    expect(message({ name: 'harbour-at-noon.jpg', alt: 'A harbour' })).toContain(
      'Did you mean "harbour-at-noon"?',
    );
  });
});
