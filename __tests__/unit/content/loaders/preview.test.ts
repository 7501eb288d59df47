import { expect, test } from '@jest/globals';
import { articleCards } from '@/content/articles/articles';
import { jobCards } from '@/content/jobs/jobs';
import { preview } from '@/content/loaders/preview';

test.each([
  ['You will build whole features.', 20, 'You will build whole'],
  ['exactly twenty chars', 20, 'exactly twenty chars'],
  ['short', 20, 'short'],
  ['white space at the   cut stays', 20, 'white space at the  '],
  ['a line\nbreak is one character', 7, 'a line\n'],
  ['😀😀😀', 2, '😀😀'],
  ['', 20, ''],
])('the preview of %j to %d characters is %j', (text, count, expected) => {
  expect(preview(text, count)).toBe(expected);
});

test('a job card shows the first 20 characters of the description, untrimmed', () => {
  expect(jobCards().length).toBeGreaterThan(0);
  for (const card of jobCards()) {
    expect(card.preview).toHaveLength(20);
    expect(card.description.startsWith(card.preview)).toBe(true);
  }
});

test('an article card shows the first 150 characters of the description, untrimmed', () => {
  expect(articleCards().length).toBeGreaterThan(0);
  for (const card of articleCards()) {
    expect(card.preview).toHaveLength(150);
    expect(card.desc.startsWith(card.preview)).toBe(true);
  }
});
