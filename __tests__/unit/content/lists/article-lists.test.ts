/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { articleText, personText } from '@/__tests__/support/entries';
import { feeds } from '@/content/lists/feeds';
import { blogs } from '@/content/pages/blogs';
import { meta } from '@/content/references/meta';

/** Three authors share the articles of a test, so that none has enough for a list. */
const AUTHORS = { ada: 'Ada Fenwick', bo: 'Bo Li', cleo: 'Cleo Marsh' };
const authors = Object.keys(AUTHORS);
const { pages: words } = blogs();

let root = '';

const write = (folder: string, slug: string, text: string) =>
  writeFileSync(join(root, 'content', folder, `${slug}.md`), text);

/** Writes an article: its day is the number of days after the first of January. */
function writeArticle(slug: string, day: number, tags: string, author = 'ada') {
  const created_at = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
  const fields = { title: `About ${slug}`, tags: tags.split(', '), created_at, author };
  write('articles', slug, articleText(fields));
}

/** The lists on a folder of their own. */
async function readLists() {
  jest.resetModules();
  return import('@/content/lists/article-lists');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lists-'));
  const folders = ['articles', 'team'];
  // All other content is the site's own.
  const isOther = (file: string) => !/^content.(articles|team|pictures.masters)$/.test(file);
  cpSync('content', join(root, 'content'), { recursive: true, filter: isOther });
  for (const name of folders) mkdirSync(join(root, 'content', name));
  // An owner's site may leave out the blogs.
  const settings = readFileSync('content/site.yaml', 'utf8');
  const all = settings.replace(/^leaveOut:.*\n(?:[ -].*\n)*/m, '');
  writeFileSync(join(root, 'content/site.yaml'), all);
  for (const [i, [slug, name]] of Object.entries(AUTHORS).entries())
    write('team', slug, personText(name, i + 1));
  jest.spyOn(process, 'cwd').mockReturnValue(root);
});

afterEach(() => rmSync(root, { recursive: true }));

test('the thirteenth article makes a second page, with a title, a breadcrumb and a lead of its own', async () => {
  for (let i = 0; i < 13; i += 1) writeArticle(`a-${i}`, i, `Only ${i}`, authors[i % 3]);
  const { allArticles, getListPage, listedListPages } = await readLists();
  const first = getListPage(allArticles(), 1);
  const second = getListPage(allArticles(), 2);
  expect(first?.articles.map(({ slug }) => slug).slice(0, 2)).toEqual(['a-12', 'a-11']);
  expect(second?.articles.map(({ slug }) => slug)).toEqual(['a-0']);
  const { title, breadcrumb } = blogs().banner;
  expect(second?.banner).toMatchObject({
    title,
    lead: `${words.page} 2 ${words.of} 2`,
    breadcrumb: {
      path: [...breadcrumb.path, { label: breadcrumb.current, href: '/blogs' }],
      current: `${words.page} 2`,
    },
  });
  expect(meta.safeParse(second?.meta).success).toBe(true);
  expect(listedListPages()).toEqual([{ path: '/blogs/page/2', modified: '2026-01-01' }]);
  expect(getListPage(allArticles(), 3)).toBeUndefined();
});

test('two articles that share a tag make a list of the tag', async () => {
  writeArticle('a', 1, 'Web development, Tea');
  writeArticle('b', 2, 'Web development');
  writeArticle('c', 3, 'Maps');
  const { findTagList, getListPage, listedTags, topTopics } = await readLists();
  expect(listedTags()).toEqual(['web-development']);
  expect(topTopics()).toEqual([
    { label: 'Web development', path: '/blogs/tag/web-development', count: 2 },
  ]);
  const list = findTagList('web-development');
  if (!list) throw new Error('There is no list');
  expect(list.articles.map(({ slug }) => slug)).toEqual(['b', 'a']);
  expect(list.feed).toMatchObject({
    title: `${feeds().title}: Web development`,
    rss: '/blogs/tag/web-development/feed.xml',
    json: '/blogs/tag/web-development/feed.json',
  });
  expect(getListPage(list, 1)).toMatchObject({
    path: '/blogs/tag/web-development',
    meta: { title: `${blogs().tag.title} “Web development”` },
    banner: { title: 'Web development', lead: `2 ${blogs().tag.count}` },
  });
  expect(meta.safeParse(list.meta).success).toBe(true);
  expect(findTagList('tea')).toBeUndefined();
});

test('an author with more than six articles has a list', async () => {
  for (let i = 0; i < 7; i += 1) writeArticle(`a-${i}`, i, `Only ${i}`);
  for (let i = 0; i < 6; i += 1) writeArticle(`b-${i}`, i, `Other ${i}`, 'bo');
  const { findAuthorList, getArticlesBy, listedAuthors } = await readLists();
  expect(listedAuthors()).toEqual(['ada']);
  expect(findAuthorList('bo')).toBeUndefined();
  const list = findAuthorList('ada');
  expect(list).toMatchObject({
    path: '/blogs/author/ada',
    meta: { title: `${blogs().author.title} Ada Fenwick` },
    banner: { title: 'Ada Fenwick' },
    author: { slug: 'ada' },
  });
  expect(list?.articles).toHaveLength(7);
  expect(meta.safeParse(list?.meta).success).toBe(true);

  const [ada, bo] = ['ada', 'bo'].map(getArticlesBy);
  expect(ada?.newest.map(({ slug }) => slug)).toEqual(['a-6', 'a-5', 'a-4', 'a-3', 'a-2', 'a-1']);
  expect(ada?.list).toMatchObject({ path: '/blogs/author/ada' });
  expect(bo?.newest).toHaveLength(6);
  expect(bo?.list).toBeUndefined();
});
