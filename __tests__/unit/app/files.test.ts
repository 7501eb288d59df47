/** @jest-environment jsdom */
import '@/__tests__/support/published';

import { expect, jest, test } from '@jest/globals';
import { getAuthor } from '@/__tests__/support/entries';
import { getTexts, readXml } from '@/__tests__/support/xml';
import { toErrorPage } from '@/app/500.html/error-page';
import { articleHtml } from '@/app/article-html';
import { jsonFeed } from '@/app/feed.json/json-feed';
import { rss } from '@/app/feed.xml/rss';
import { GET as getLlms } from '@/app/llms.txt/route';
import { sitemap } from '@/app/sitemap.xml/write';
import { articleFronts, parseArticle, readArticle } from '@/content/collections/articles';
import { isOpen, jobs } from '@/content/collections/jobs';
import { startOfDay } from '@/content/files/day';
import { feeds } from '@/content/pages/feeds';
import { entryFolders, filmPages, jobPath } from '@/content/routes';
import { absoluteUrl } from '@/content/site/absolute-url';
import { moved } from '@/content/site/moved';
import { site } from '@/content/site/site';
import { unexpected } from '@/content/site/unexpected';
import { findable, listedPages } from '@/content/structured/findable';
import { filesIn } from '@/scripts/site/files';
import { toRedirectPage } from '@/scripts/site/redirects/page';

const SITE = 'https://rivermark.example';

/** jsdom has no answers. */
class Answer {
  status: number;
  constructor(
    private body: string | null,
    { status = 200 }: { status?: number } = {},
  ) {
    this.status = status;
  }
  text = async () => this.body ?? '';
}
Object.assign(globalThis, { Response: Answer });

test('every folder with pages, and every film, has its route', () => {
  const routes = filesIn('app')
    .filter((file) => file.endsWith('/page.tsx'))
    .map((file) => file.slice('app'.length, -'/page.tsx'.length));
  expect(routes).toEqual(expect.arrayContaining([...filmPages]));
  for (const { start } of Object.values(entryFolders))
    expect(routes.filter((route) => route.startsWith(`${start}[`))).toHaveLength(1);
});

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

## End`;

test('both feeds have the fields that feed readers need, for the feed and for each article', async () => {
  const all = articleFronts();
  const feed = readXml(await rss(feeds(), all));
  const json = await jsonFeed(feeds(), all);
  const channel = feed.querySelector('channel');
  expect(channel?.querySelector(':scope > title')?.textContent).toBe(feeds().title);
  expect(channel?.querySelector(':scope > link')?.textContent).toBe(`${SITE}/blogs`);
  expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(`${SITE}/feed.xml`);
  expect(getTexts(feed, 'guid')).toEqual(all.map(({ slug }) => `${SITE}/blogs/${slug}`));
  expect(getTexts(feed, 'pubDate')).toEqual(
    all.map(({ created_at }) => new Date(startOfDay(created_at)).toUTCString()),
  );
  expect(json).toMatchObject({ home_page_url: `${SITE}/blogs`, feed_url: `${SITE}/feed.json` });
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
  const [text = ''] = getTexts(feed, 'content:encoded');
  expect(item?.content_html).toBe(text);
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    ...[`${SITE}/contact`, `${SITE}/blogs/odd#end`, 'https://example.org', `${SITE}/contact`],
  ]);
  const images = [...body.querySelectorAll('img')];
  expect(images.map(({ alt }) => alt)).toEqual(['A board with shapes', 'A cloud']);
  for (const { src } of images) expect(src).toMatch(/^https:\/\/rivermark\.example\/pictures\//);
  expect(body.querySelector('figcaption')?.textContent).toBe('Ours');
  expect(body.querySelector('blockquote')?.textContent).toBe('In shortAsk us again.');
  expect(text).not.toContain('prose-');
  expect(body.querySelector('pre')?.textContent).toBe('<a href="/contact">]]></a>\n');
});

test('the site map has the full address of each page, its pictures, and its date where it has one', () => {
  const pages = listedPages();
  const map = readXml(sitemap(pages));
  expect(map.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(getTexts(map, 'loc')).toEqual(pages.map(({ path }) => `${SITE}${path}`));
  expect(getTexts(map, 'lastmod')).toEqual(pages.flatMap(({ modified }) => modified ?? []));
  expect(getTexts(map, 'image:loc')).toEqual(pages.flatMap(({ images }) => images));
  const odd = readXml(sitemap([{ path: '/a', images: ['/b?c&d'] }]));
  expect(getTexts(odd, 'image:loc')).toEqual(['/b?c&d']);
  for (const { slug, created_at, updated_at, src } of articleFronts()) {
    const listed = pages.find(({ path }) => path === `/blogs/${slug}`);
    expect(listed?.modified).toBe(startOfDay(updated_at ?? created_at));
    expect(listed?.images[0]).toContain(`/pictures/${src.file}`);
  }
});

test('the search and llms.txt have every page that search engines list, but for closed jobs', async () => {
  // Lists of articles and of jobs have no words of their own, and the search is no result of its own.
  const closed = jobs().flatMap((job) => (isOpen(job) ? [] : jobPath(job.slug)));
  const listed = listedPages()
    .map(({ path }) => path)
    .filter((path) => !/^\/(blogs\/(page|tag|author)|careers\/page)\/|^\/search$/.test(path))
    .filter((path) => !closed.some((each) => each === path));
  expect(
    findable()
      .map(({ path }) => path)
      .sort(),
  ).toEqual(listed.sort());
  const text = await (await getLlms()).text();
  const end = site().publishing.markdown ? '.md' : '';
  for (const path of listed.filter((each) => each.startsWith('/services/')))
    expect(text).toContain(`](${SITE}${path}${end})`);
  // An article may quote both as code.
  for (const { path, text: read } of findable().filter(({ kind }) => kind !== 'article'))
    expect([path, /\]\(|:::|\{\w+\}|^#|\*\*/m.exec(read())?.[0]]).toEqual([path, undefined]);
});

test('without an address of the site there is no site map and no feed, and robots may read all', async () => {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_SITE_URL: '' });
  for (const { GET } of [
    await import('@/app/sitemap.xml/route'),
    await import('@/app/feed.xml/route'),
    await import('@/app/feed.json/route'),
  ])
    expect((await GET()).status).toBe(404);
  const { default: robots } = await import('@/app/robots');
  expect(robots()).toEqual({ rules: { userAgent: '*', allow: '/' } });
});

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('the page of an error takes no HTML from its words and the name', () => {
  const attack = '</title><script>alert("1")</script>';
  const words = { title: attack, status: attack, text: attack, home: attack };
  const page = read(toErrorPage({ ...unexpected(), ...words }, attack, ''));
  expect(page.querySelector('script')).toBeNull();
  for (const name of ['title', 'header', 'h1', 'a'])
    expect(page.querySelector(name)?.textContent).toContain(attack);
});

test('the page at a former address leads to the present one at once, with the words of moved.yaml', () => {
  const page = read(toRedirectPage('/team/x'));
  const refresh = page.querySelector('meta[http-equiv="refresh"]');
  expect(refresh?.getAttribute('content')).toBe('0; url=/team/x');
  expect(page.querySelector('link')?.href).toBe(absoluteUrl('/team/x'));
  expect(page.body.textContent?.trim()).toBe(
    moved().text.replace('{address}', absoluteUrl('/team/x')),
  );
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/team/x');
});
