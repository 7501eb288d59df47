/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { needsSpace } from '@/app/space';
import { allPages } from '@/content/pages/pages';

test('space is added between two sections that have none, and after banners', () => {
  expect(needsSpace('team-grid', 'prose')).toBe(true);
  expect(needsSpace('prose', 'pricing')).toBe(false);
  expect(needsSpace('stage-banner', 'prose')).toBe(true);
  expect(needsSpace('closing', 'footer')).toBe(false);
});

test('the shipped pages need none beyond that of their sections', () => {
  for (const { sections } of allPages()) {
    const kinds = sections.map(({ section }) => section);
    expect(kinds.filter((kind, i) => needsSpace(kind, kinds[i + 1] ?? 'footer'))).toEqual([]);
  }
});
