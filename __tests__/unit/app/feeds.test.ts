import '@/__tests__/support/published';

import { expect, test } from '@jest/globals';
import { getAuthor } from '@/__tests__/support/entries';
import { getTexts, readXml } from '@/__tests__/support/xml';
import { articleHtml } from '@/app/article-html';
import { jsonFeed } from '@/app/feed.json/json-feed';
import { rss } from '@/app/feed.xml/rss';
import { articleFronts, parseArticle, readArticle } from '@/content/collections/articles';
import { startOfDay } from '@/content/files/day';
import { feeds } from '@/content/pages/feeds';

const SITE = 'https://rivermark.example';

/** The text of an article with all that feeds must convert: links, pictures, markup in the title and in code. */
const ODD = `---
title: Tea & <toast>
tags: [Web]
created_at: 2026-11-12
updated_at: 2026-11-20
author: ${getAuthor()}
src: design
alt: A board with shapes
desc: ${'A sentence that is long enough for the card of the list. '.repeat(3)}
---
See [us](/contact), [below](#end) and [them](https://example.org).

![A cloud](cloud "Ours")

\`\`\`html
<a href="/contact">]]></a>
\`\`\`

:::callout{title="In short"}
Ask [us again](/contact).
:::

::action{href="/careers" label="Work here" text="We look for you."}

## End`;

test('RSS and JSON Feed have the fields that feed readers need, for the feed and for each article', async () => {
  const all = articleFronts();
  const feed = readXml(await rss(feeds(), all));
  const json = await jsonFeed(feeds(), all);
  const channel = feed.querySelector('channel');
  expect(feed.documentElement.getAttribute('version')).toBe('2.0');
  expect(channel?.querySelector(':scope > title')?.textContent).toBe(feeds().title);
  expect(channel?.querySelector(':scope > link')?.textContent).toBe(`${SITE}/blogs`);
  expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(`${SITE}/feed.xml`);
  expect(getTexts(feed, 'guid')).toEqual(all.map(({ slug }) => `${SITE}/blogs/${slug}`));
  expect(getTexts(feed, 'pubDate')).toEqual(
    all.map(({ created_at }) => new Date(startOfDay(created_at)).toUTCString()),
  );
  expect(getTexts(feed, 'dc:creator')).toEqual(all.map(({ author }) => author.name));
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: `${SITE}/blogs`,
    feed_url: `${SITE}/feed.json`,
  });
  expect(json.items.map(({ id }) => id)).toEqual(getTexts(feed, 'guid'));
  for (const { date_published, image } of json.items) {
    expect(date_published).toMatch(/T00:00:00[+-]\d\d:\d\d$/);
    expect(image).toMatch(/^https:\/\/rivermark\.example\/pictures\/.+\.webp$/);
  }
});

test('both have the whole text, with full addresses, an escaped title and the date of the last change', async () => {
  const article = readArticle(parseArticle('odd', ODD));
  const toHtml = async () => articleHtml('/blogs/odd', article);
  const feed = readXml(await rss(feeds(), [article], toHtml));
  const [item] = (await jsonFeed(feeds(), [article], toHtml)).items;
  const changed = startOfDay('2026-11-20');
  expect(getTexts(feed, 'title')).toContain('Tea & <toast>');
  expect(getTexts(feed, 'lastBuildDate')).toEqual([new Date(changed).toUTCString()]);
  expect(item?.date_modified).toBe(changed);
  const texts = [getTexts(feed, 'content:encoded')[0] ?? '', String(item?.content_html)];
  expect(texts[0]).toBe(texts[1]);
  expect(texts[0]).toMatch(/^<figure><img /);
  const body = new DOMParser().parseFromString(texts[0] ?? '', 'text/html').body;
  expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    `${SITE}/contact`,
    `${SITE}/blogs/odd#end`,
    'https://example.org',
    `${SITE}/contact`,
    `${SITE}/careers`,
  ]);
  const images = [...body.querySelectorAll('img')];
  expect(images.map(({ alt }) => alt)).toEqual(['A board with shapes', 'A cloud']);
  for (const { src } of images) expect(src).toMatch(/^https:\/\/rivermark\.example\/pictures\//);
  expect(body.querySelector('figcaption')?.textContent).toBe('Ours');
  expect(body.querySelector('blockquote')?.textContent).toBe('In shortAsk us again.');
  expect(texts[0]).not.toContain('prose-');
  expect(body.querySelector('p figure')).toBeNull();
  expect(body.querySelector('pre')?.textContent).toBe('<a href="/contact">]]></a>\n');
  expect(body.querySelector('h2')?.textContent).toBe('End');
});
