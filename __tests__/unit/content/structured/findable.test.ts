import { expect, test } from '@jest/globals';
import { isOpen, jobs } from '@/content/collections/jobs';
import { jobPath } from '@/content/routes';
import { findable, listedPages } from '@/content/structured/findable';

/** Lists of articles and of jobs have no words of their own. */
const isList = (path: string) => /^\/(blogs\/(page|tag|author)|careers\/page)\//.test(path);

/** Nobody can apply for a closed job, so the search does not find it. */
const closed = jobs()
  .filter((job) => !isOpen(job))
  .map(({ slug }) => jobPath(slug));

test('the search finds every page that search engines list, but not itself', () => {
  const paths = findable().map(({ path }) => path);
  const listed = listedPages()
    .map(({ path }) => path)
    .filter((path) => ![...closed, '/search'].some((hidden) => hidden === path) && !isList(path));
  expect(paths.toSorted()).toEqual(listed.toSorted());
});

test('no text has Markdown or placeholders left in it', () => {
  // An article may quote both as code.
  for (const { path, text } of findable().filter(({ kind }) => kind !== 'article')) {
    expect([path, /\]\(|:::|\{\w+\}|^#|\*\*/m.exec(text())?.[0]]).toEqual([path, undefined]);
  }
});
