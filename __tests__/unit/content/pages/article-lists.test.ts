import { expect, jest, test } from '@jest/globals';
import { articleText, personText } from '@/__tests__/support/entries';
import { standInProject } from '@/__tests__/support/project';
import { articleListWords } from '@/content/collections/article-page';
import { agency } from '@/content/files/agency';
import { meta } from '@/content/files/meta';

/** Three authors share the articles of a test, so that none has enough for a list. */
const AUTHORS = { ada: 'Ada Fenwick', bo: 'Bo Li', cleo: 'Cleo Marsh' };
const _authors = Object.keys(AUTHORS);

/** The page of all articles. An owner's site may have none, or one at another address. */
const BLOGS = `
path: /notes
sections:
  - section: plain-banner
    title: Notes on boats
    breadcrumb:
      current: Notes
    lead: What we learn on the water, and what it took.
  - section: article-spread
    label: Notes
    readMore: Read it
    about: about
  - section: list-pages
    label: Pages
    page: Page
    of: of
    newer: Newer
    older: Older
`;

const project = standInProject(
  {
    'content/articles/': '',
    'content/pages/blogs.yaml': BLOGS,
    ...Object.fromEntries(
      Object.entries(AUTHORS).map(([slug, name], i) => [
        `content/team/${slug}.md`,
        personText(name, i + 1),
      ]),
    ),
  },
  // All other content is the site's own.
  { without: /^content.(articles|team|pictures.masters)$/, each: true },
);

/** Writes an article: its day is the number of days after the first of January. */
function writeArticle(slug: string, day: number, tags: string, author = 'ada') {
  const created_at = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
  const fields = { title: `About ${slug}`, tags: tags.split(', '), created_at, author };
  project.write({ [`content/articles/${slug}.md`]: articleText(fields) });
}

/** The lists on a folder of their own. */
async function readLists() {
  jest.resetModules();
  return import('@/content/pages/article-lists');
}

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
    title: `${agency().name} – Notes: Web development`,
    rss: '/blogs/tag/web-development/feed.xml',
    json: '/blogs/tag/web-development/feed.json',
  });
  expect(getListPage(list, 1)).toMatchObject({
    path: '/blogs/tag/web-development',
    meta: { title: `${articleListWords().tag.title} Web development` },
    banner: { title: 'Web development', lead: `2 ${articleListWords().tag.count}` },
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
    meta: { title: `${articleListWords().author.title} Ada Fenwick` },
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
