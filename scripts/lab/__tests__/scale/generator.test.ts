/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parseArticle } from '@/content/articles/articles';
import { parseJob } from '@/content/jobs/jobs';
import { readProse } from '@/content/prose/prose';
import { seededRandom } from '../../../author/random';
import { writeArticle } from '../../scale/article';
import { writeJob } from '../../scale/job';
import { countWords, readBlocks, readSource } from '../../scale/source';

const ARTICLES = 'content/articles';
const texts = readdirSync(ARTICLES)
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .map((name) => readFileSync(`${ARTICLES}/${name}`, 'utf8'));
const source = readSource(texts);
const options = { source, authors: ['james-whitlow', 'priya-menon'] };
const articles = Array.from({ length: 60 }, (_, i) =>
  writeArticle(i + 1, options, seededRandom(i)),
);

test('generated articles are valid, in all that the site checks', () => {
  for (const [i, text] of articles.entries()) {
    const entry = parseArticle(`note-${i}`, text);
    expect(readProse(entry.file, entry.body).contents.length).toBeGreaterThan(0);
  }
});

test('the same seed writes the same article, and another seed another one', () => {
  expect(writeArticle(1, options, seededRandom(0))).toBe(articles[0]);
  expect(writeArticle(1, options, seededRandom(99))).not.toBe(articles[0]);
});

test('articles are as long as the site’s own on average, from half to one and a half', () => {
  const lengths = articles.map((text) => countWords(text));
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  expect(average / source.words).toBeGreaterThan(0.85);
  expect(average / source.words).toBeLessThan(1.2);
  expect(Math.max(...lengths)).toBeGreaterThan(1.4 * Math.min(...lengths));
});

test('code, tables, quotes and components stay whole', () => {
  const file =
    '---\ntitle: A\n---\nWords.\n\n```js\na;\n\nb;\n```\n\n:::callout{title="T"}\nOne.\n\nTwo.\n:::\n\n## Head';
  expect(readBlocks(file).map(({ kind, text }) => [kind, text.split('\n').length])).toEqual([
    ['paragraph', 1],
    ['other', 5],
    ['other', 5],
    ['heading', 1],
  ]);
});

test('generated jobs are valid', () => {
  const [first = ''] = readdirSync('content/jobs').filter(
    (name) => name.endsWith('.md') && name !== 'README.md',
  );
  const model = readFileSync(`content/jobs/${first}`, 'utf8');
  const job = parseJob('role-0007', writeJob(7, model, seededRandom(7)));
  expect(job.jobTitle).toMatch(/ 7$/);
});
