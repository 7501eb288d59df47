import { expect, test } from '@jest/globals';
import { jobText } from '@/__tests__/support/entries';
import { jobCard, parseJob } from '@/content/collections/jobs';
import { preview } from '@/content/prose/preview';

test.each([
  ['You will build whole features.', 20, 'You will build whole'],
  ['short', 20, 'short'],
  ['😀😀😀', 2, '😀😀'],
])('the preview of %j to %d characters is %j', (text, count, expected) => {
  expect(preview(text, count)).toBe(expected);
});

test('a job card shows the first 20 characters of the description, untrimmed', () => {
  const description = 'You build small, dry boats.';
  expect(jobCard(parseJob('boat-builder', jobText({ description }))).preview).toBe(
    'You build small, dry',
  );
});
