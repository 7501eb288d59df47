import { expect, test } from '@jest/globals';
import { getCountText } from '@/components/islands/motion/getCountText';

test('counts from zero to the final figure', () => {
  expect(getCountText('175+', 0)).toBe('  0+');
  expect(getCountText('175+', 1)).toBe('175+');
  expect(getCountText('5K+', 0)).toBe('0K+');
  expect(getCountText('5K+', 1)).toBe('5K+');
});
