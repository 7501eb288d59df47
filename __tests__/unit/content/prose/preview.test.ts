import { expect, test } from '@jest/globals';
import { articleText, jobText } from '@/__tests__/support/entries';
import { parseArticle, readArticle, toArticleCard } from '@/content/articles/articles';
import { jobCard, parseJob } from '@/content/jobs/jobs';
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

test('an article card shows the first 150 characters of the description, untrimmed', () => {
  const article = readArticle(
    parseArticle('boat', articleText({ desc: 'A boat. '.repeat(25).trim() })),
  );
  expect(toArticleCard(article).preview).toBe(`${'A boat. '.repeat(18)}A boat`);
});
