import { expect, test } from '@jest/globals';
import { countedText } from '@/components/islands/motion/amount';

test('a figure counts from nothing to the whole', () => {
  expect(countedText('175+', 0)).toBe('  0+');
  expect(countedText('175+', 1)).toBe('175+');
  expect(countedText('5K+', 0)).toBe('0K+');
  expect(countedText('5K+', 1)).toBe('5K+');
});

test('it is slower towards the end, and never goes back or over', () => {
  const shown = Array.from({ length: 101 }, (_, percent) =>
    Number.parseInt(countedText('200+', percent / 100).trim(), 10),
  );
  const steps = shown.slice(1).map((amount, index) => amount - (shown[index] ?? 0));
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
  expect(steps[0]).toBeGreaterThan(4);
  expect(steps.at(-1)).toBeLessThan(2);
  expect(countedText('200+', 1.2)).toBe('200+');
});

test('every text is as long as the last, so that each digit has its place', () => {
  for (let percent = 0; percent <= 100; percent++) {
    expect(countedText('175+', percent / 100)).toHaveLength(4);
  }
});
