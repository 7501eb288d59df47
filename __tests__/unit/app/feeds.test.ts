import '@/__tests__/support/published';

import { expect, test } from '@jest/globals';
import { getTexts, readXml } from '@/__tests__/support/xml';
import { jsonFeed } from '@/app/feed.json/json-feed';
import { rss } from '@/app/feed.xml/rss';
import { articles, parseArticle, readArticle } from '@/content/loaders/blog';
import type { Article } from '@/content/schema/article';

const SITE = 'https://rivermark.example';

const html = (text: string) => new DOMParser().parseFromString(text, 'text/html');

/**
 * An article with everything that feeds must convert: links, pictures, markup in the title and in
 * code.
 */
const oddArticles = (): Article[] => [
  readArticle(
    parseArticle(
      'content/blog/odd.md',
      [
        '---',
        '_id: odd',
        'title: Tea & <toast>',
        'tag: Web',
        'reading_time: 1 min read',
        'created_at: 2026-11-12',
        'updated_at: 2026-11-20',
        'author: James Whitlow',
        'src: design',
        'alt: A board with shapes',
        `desc: ${'A sentence that is long enough for the card of the list. '.repeat(3)}`,
        '---',
        'See [us](/contact), [below](#end) and [them](https://example.org).',
        '',
        '![A cloud](cloud "Ours")',
        '',
        '```html',
        '<a href="/contact">]]></a>',
        '```',
        '',
        '## End',
      ].join('\n'),
    ),
  ),
];

test('RSS has the fields that feed readers need, for the feed and for each article', async () => {
  const all = articles();
  const feed = readXml(await rss(all));
  const channel = feed.querySelector('channel');
  expect(feed.documentElement.getAttribute('version')).toBe('2.0');
  expect(channel?.querySelector(':scope > title')?.textContent).toBe('Rivermark Blogs');
  expect(channel?.querySelector(':scope > link')?.textContent).toBe(`${SITE}/blogs`);
  expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(`${SITE}/feed.xml`);
  expect(getTexts(feed, 'guid')).toEqual(all.map(({ _id }) => `${SITE}/blogs/${_id}`));
  expect(getTexts(feed, 'pubDate')).toEqual(
    all.map(({ created_at }) => new Date(created_at).toUTCString()),
  );
  expect(getTexts(feed, 'dc:creator')).toEqual(all.map(({ author }) => author.name));
});

test('JSON Feed has the same fields', async () => {
  const all = articles();
  const feed = await jsonFeed(all);
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Rivermark Blogs',
    home_page_url: `${SITE}/blogs`,
    feed_url: `${SITE}/feed.json`,
  });
  expect(feed.items).toHaveLength(all.length);
  for (const item of feed.items) {
    expect(item.id).toBe(item.url);
    expect(item.date_published).toMatch(/T00:00:00\+00:00$/);
    expect(item.image).toMatch(/^https:\/\/rivermark\.example\/pictures\/.+\.webp$/);
  }
});

test('both have the whole text, with full addresses', async () => {
  const all = oddArticles();
  const texts = [
    getTexts(readXml(await rss(all)), 'content:encoded')[0] ?? '',
    String((await jsonFeed(all)).items[0]?.content_html),
  ];
  expect(texts[0]).toBe(texts[1]);
  expect(texts[0]).toMatch(/^<figure><img /);
  const body = html(texts[0] ?? '').body;
  expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    `${SITE}/contact`,
    `${SITE}/blogs/odd#end`,
    'https://example.org',
  ]);
  const images = [...body.querySelectorAll('img')];
  expect(images.map(({ alt }) => alt)).toEqual(['A board with shapes', 'A cloud']);
  for (const { src } of images) expect(src).toMatch(/^https:\/\/rivermark\.example\/pictures\//);
  expect(body.querySelector('figcaption')?.textContent).toBe('Ours');
  expect(body.querySelector('p figure')).toBeNull();
  expect(body.querySelector('pre')?.textContent).toBe('<a href="/contact">]]></a>\n');
  expect(body.querySelector('h2')?.textContent).toBe('End');
});

test('both have the date of the last change, and escape titles', async () => {
  const feed = await rss(oddArticles());
  expect(getTexts(readXml(feed), 'title')).toContain('Tea & <toast>');
  expect(getTexts(readXml(feed), 'lastBuildDate')).toEqual(['Fri, 20 Nov 2026 00:00:00 GMT']);
  expect((await jsonFeed(oddArticles())).items[0]?.date_modified).toBe('2026-11-20T00:00:00+00:00');
});

test('without articles there is still a feed', async () => {
  expect(readXml(await rss([])).querySelector('item')).toBeNull();
  expect((await jsonFeed([])).items).toEqual([]);
});
