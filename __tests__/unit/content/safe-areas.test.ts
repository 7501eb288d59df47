import { expect, test } from '@jest/globals';
import manifest from '@/content/pictures/manifest.json';
import { safeArea, safeAreas } from '@/content/schema/safe-area';

const insets = { top: 0.1, right: 0.2, bottom: 0.3, left: 0.4 };

test('every safe area is of a picture that exists', () => {
  expect([...safeAreas.keys()].filter((name) => !(name in manifest))).toEqual([]);
});

test('insets of opposite edges leave room between them', () => {
  expect(safeArea.safeParse({ subject: { ...insets, left: 0.8 } }).success).toBe(false);
});

test('the subject lies among the objects', () => {
  for (const [name, { subject, objects }] of safeAreas) {
    const nearer = (edge: keyof typeof subject) => objects[edge] <= subject[edge];
    expect([name, (['top', 'right', 'bottom', 'left'] as const).every(nearer)]).toEqual([
      name,
      true,
    ]);
  }
});
