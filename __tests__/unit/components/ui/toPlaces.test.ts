/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { toPlaces, toSpans } from '@/components/ui/Rows/toPlaces';

const SERVICES = [
  [7, 5],
  [4, 4, 4],
  [5, 7],
];

test.each([
  [3, [7, 5, 12]],
  [5, [7, 5, 4, 4, 4]],
  [8, [7, 5, 4, 4, 4, 5, 7, 12]],
])('%i items follow the rows of a pattern', (count, spans) => {
  expect(toSpans(count, SERVICES)).toEqual(spans);
});

test.each([[SERVICES], [[[6, 6]]], [[[12], [6, 6], [4, 4, 4]]]])(
  'any number of items fills all rows of %j',
  (pattern) => {
    for (let count = 0; count < 16; count += 1) {
      const spans = toSpans(count, pattern);
      expect(spans).toHaveLength(count);
      let filled = 0;
      for (const span of spans) {
        expect(12 - (filled % 12)).toBeGreaterThanOrEqual(span);
        filled += span;
      }
      expect(filled % 12).toBe(0);
    }
  },
);

test('each item has its columns on a tablet and on a laptop', () => {
  expect(toPlaces(3, { tablet: [[6, 6]], laptop: [[4, 4, 4]] })).toEqual([
    { 'data-tablet': 6, 'data-laptop': 4 },
    { 'data-tablet': 6, 'data-laptop': 4 },
    { 'data-tablet': 12, 'data-laptop': 4 },
  ]);
});
