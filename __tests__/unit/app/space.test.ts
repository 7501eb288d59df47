/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { needsSpace } from '@/app/space';
import { allPages } from '@/content/pages/pages';

describe('space after a section', () => {
  test('is added where neither section has some of its own', () => {
    expect(needsSpace('team-grid', 'prose')).toBe(true);
    expect(needsSpace('prose', 'pricing')).toBe(false);
    expect(needsSpace('team-grid', 'case-studies')).toBe(false);
  });

  test('is added after banners', () => {
    expect(needsSpace('stage-banner', 'prose')).toBe(true);
    expect(needsSpace('plain-banner', 'prose')).toBe(false);
  });

  test('is added before the footer, but not below what stands on it', () => {
    expect(needsSpace('team-grid', 'footer')).toBe(true);
    expect(needsSpace('closing', 'footer')).toBe(false);
    expect(needsSpace('closing', 'prose')).toBe(true);
  });

  test('is in the shipped pages that of their sections alone', () => {
    for (const { sections } of allPages()) {
      const kinds = sections.map(({ section }) => section);
      const bare = kinds.filter((kind, i) => needsSpace(kind, kinds[i + 1] ?? 'footer'));
      expect(bare).toEqual([]);
    }
  });
});
