import { expect, test } from '@jest/globals';
import { pictureWorlds } from '@/content/files/picture-worlds';
import { safeAreas } from '@/content/files/safe-areas';
import manifest from '@/content/pictures/manifest.json';
import { safeArea } from '@/content/schema/safe-area';

const insets = { top: 0.1, right: 0.2, bottom: 0.3, left: 0.4 };

test('every safe area and every world is of a picture that exists', () => {
  const names = [...safeAreas().keys(), ...pictureWorlds().keys()];
  expect(names.filter((name) => !(name in manifest))).toEqual([]);
});

test('insets of opposite edges leave room between them', () => {
  expect(safeArea.safeParse({ subject: { ...insets, left: 0.8 } }).success).toBe(false);
});

test('no subject begins above the first object', () => {
  for (const [name, { subject, top }] of safeAreas())
    expect([name, top <= subject.top]).toEqual([name, true]);
});
