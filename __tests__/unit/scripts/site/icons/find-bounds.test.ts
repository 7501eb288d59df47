/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { readMark } from '@/content/brand/read-mark';
import { findBounds } from '@/scripts/site/icons/find-bounds';

test('the bounds of a mark are those of its shapes', async () => {
  const text = '<svg viewBox="-10 0 40 20"><path d="M0 5h20v10h-20z"/></svg>';
  expect(await findBounds(readMark('content/logo.svg', text))).toEqual({
    x: 0,
    y: 5,
    width: 20,
    height: 10,
  });
});
