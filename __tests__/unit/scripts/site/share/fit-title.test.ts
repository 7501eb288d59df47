import { expect, test } from '@jest/globals';
import { fitTitle } from '@/scripts/site/share/fit-title';

/** A typeface whose letters are all half an em wide. */
const getWidth = (line: string) => line.length / 2;
const CAPITALS = 0.7;
const room = { width: 600, height: 300, lines: 3, size: 100, leading: 1 };

const set = (title: string, own: Partial<typeof room> = {}) =>
  fitTitle(title, getWidth, CAPITALS, { ...room, ...own });

test('a short title stays on one line, at the largest size allowed', () => {
  expect(set('DevOps')).toEqual({ lines: ['DevOps'], size: 100 });
});

test('a title breaks into the lines that allow the largest size', () => {
  expect(set('Ideation and design')).toEqual({ lines: ['Ideation', 'and design'], size: 100 });
});

test('lines are as even as possible', () => {
  expect(set('one two six ten', { width: 400 }).lines).toEqual(['one two', 'six ten']);
});

test('a long title shrinks until it fits', () => {
  const { lines, size } = set('Creative agency for digital transformation and innovation');
  expect(lines.join(' ')).toBe('Creative agency for digital transformation and innovation');
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(getWidth(line) * size).toBeLessThanOrEqual(room.width);
  expect(size * (CAPITALS + 2 * room.leading)).toBeLessThanOrEqual(room.height);
});

test('a single long word shrinks, because it cannot break', () => {
  expect(set('Donaudampfschifffahrt', { width: 210 })).toEqual({
    lines: ['Donaudampfschifffahrt'],
    size: 20,
  });
});
