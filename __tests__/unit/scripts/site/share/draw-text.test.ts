import { beforeAll, expect, test } from '@jest/globals';
import { drawText, keepWords, loadTypefaces } from '@/scripts/site/share/draw-text';

const setting = { face: 'Sans', weight: 620, width: 118, tracking: -0.04, leading: 1 } as const;
const room = { width: 600, height: 300, size: 100 };

beforeAll(loadTypefaces);

test.each([
  ['DevOps', 1, 100],
  ['Why we release on Tuesday afternoons', 4, 70],
  ['Donaudampfschifffahrtsgesellschaftskapitän', 1, 20],
  ['R&D <Labs>, 山田', 2, 90],
])('"%s" fits into its room, as large as it can', async (words, lines, size) => {
  const drawn = await drawText(words, setting, '#0b1f24', room);
  expect(drawn.width).toBeLessThanOrEqual(room.width);
  expect(drawn.height).toBeLessThanOrEqual(room.height);
  expect(drawn.lines).toBe(lines);
  expect(drawn.size).toBeGreaterThanOrEqual(size);
});

test('Japanese lines break between phrases', () => {
  const parts = keepWords('お茶の時間に終わる、クラウド保守').split(/(?<!\u2060)(?!\u2060)/);
  expect(parts.map((part) => part.replaceAll('\u2060', ''))).toEqual([
    'お茶の',
    '時間に',
    '終わる、',
    'クラウド',
    '保守',
  ]);
});
