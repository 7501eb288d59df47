import { expect, test } from '@jest/globals';
import { getCountText } from '@/components/islands/motion/getCountText';

test('counts from zero to the final figure', () => {
  expect(getCountText('175+', 0)).toBe('  0+');
  expect(getCountText('175+', 1)).toBe('175+');
  expect(getCountText('5K+', 0)).toBe('0K+');
  expect(getCountText('5K+', 1)).toBe('5K+');
});

test('every text is as long as the final one', () => {
  for (let percent = 0; percent <= 100; percent++) {
    expect(getCountText('175+', percent / 100)).toHaveLength(4);
  }
});

test('slows down towards the end, and never goes back or too far', () => {
  const shown = Array.from({ length: 101 }, (_, percent) =>
    Number.parseInt(getCountText('200+', percent / 100).trim(), 10),
  );
  const steps = shown.slice(1).map((amount, index) => amount - (shown[index] ?? 0));
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
  expect(steps[0]).toBeGreaterThan(4);
  expect(steps.at(-1)).toBeLessThan(2);
  expect(getCountText('200+', 1.2)).toBe('200+');
});
