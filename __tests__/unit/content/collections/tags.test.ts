import { expect, test } from '@jest/globals';
import { articleText } from '@/__tests__/support/entries';
import type { ArticleFront } from '@/content/collections/article-schema';
import { parseArticle, readArticle } from '@/content/collections/articles';
import { groupByTag } from '@/content/collections/tags';

/** An article with an address and tags. */
const withTags = (slug: string, ...tags: string[]): ArticleFront =>
  readArticle(parseArticle(slug, articleText({ tags })));

test('articles are grouped by each of their tags, in their order', () => {
  const groups = groupByTag([withTags('a', 'Tea', 'Web'), withTags('b', 'Web', 'Web')]);
  expect(
    groups.map(({ label, path, articles }) => [label, path, articles.map(({ slug }) => slug)]),
  ).toEqual([
    ['Tea', '/blogs/tag/tea', ['a']],
    ['Web', '/blogs/tag/web', ['a', 'b']],
  ]);
});

test('tags of any script have pages, and two that differ have two', () => {
  const groups = groupByTag([withTags('a', 'AI 绘画', 'شاي'), withTags('b', 'AI 编程', 'شاي')]);
  expect(groups.map(({ path }) => path)).toEqual([
    '/blogs/tag/ai-绘画',
    '/blogs/tag/شاي',
    '/blogs/tag/ai-编程',
  ]);
});

test.each([
  ['Web Development', 'Web development'],
  ['CI/CD', 'CI CD'],
])('"%s" and "%s" cannot both be tags', (one, other) => {
  expect(() => groupByTag([withTags('a', one), withTags('b', 'Tea', other)])).toThrow(
    `content/articles/b.md is invalid:\n  tags: "${other}" would share its address with "${one}" of content/articles/a.md. Write both alike`,
  );
});

test('a tag of signs alone is refused, because its page would have no address', () => {
  expect(() => withTags('a', 'Tea 🍵', '🍵')).toThrow(
    'content/articles/a.md is invalid:\n  tags.1: expected a letter or a digit beside the signs, for the address of its page',
  );
});
