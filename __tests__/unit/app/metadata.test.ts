import { afterEach, expect, jest, test } from '@jest/globals';
import { agency } from '@/content/files/agency';
import { getOpenGraphLocale } from '@/content/files/language';
import { aliases } from '@/content/files/pages';
import { feeds } from '@/content/pages/feeds';
import sharePictures from '@/content/pictures/shares.json';
import { filmPages, markdownPath } from '@/content/routes';
import { site } from '@/content/site/site';

const SITE = 'https://rivermark.example';
const meta = { title: 'About boats', description: 'Small boats, built often.' };

/** The modules as they are on a site published at `url`. */
function publishAt(url: string, basePath = '') {
  jest.resetModules();
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXT_PUBLIC_SITE_URL: url,
    NEXT_PUBLIC_BASE_PATH: basePath,
  });
}

async function load(url = '', basePath = '') {
  publishAt(url, basePath);
  return (await import('@/app/metadata')).getMetadata;
}

afterEach(() => {
  jest.resetModules();
});

test('a page has its title, its canonical address and its own share picture', async () => {
  const getMetadata = await load(SITE);
  const { file, alt } = sharePictures['/about-us'];
  expect(getMetadata({ path: '/about-us', meta })).toEqual({
    ...meta,
    alternates: { canonical: `${SITE}/about-us`, types: expect.anything() },
    openGraph: {
      ...meta,
      siteName: agency().name,
      locale: getOpenGraphLocale(),
      type: 'website',
      url: `${SITE}/about-us`,
      images: { url: `${SITE}/og/${file}`, width: 1200, height: 630, alt, type: 'image/jpeg' },
    },
    twitter: { card: 'summary_large_image' },
  });
});

test('without an address of the site a page has no canonical link, no address, no picture and no feed', async () => {
  const getMetadata = await load();
  const { feeds } = await import('@/content/pages/feeds');
  const { alternates, openGraph } = getMetadata({ path: '/blogs', meta }, { feeds: feeds() });
  expect(alternates).not.toHaveProperty('canonical');
  expect(alternates.types).not.toHaveProperty(['application/rss+xml']);
  expect(openGraph).not.toHaveProperty('url');
  expect(openGraph).not.toHaveProperty('images');
});

test('addresses start with the base path, and those of a second page name the first one', async () => {
  const getMetadata = await load(SITE, '/site');
  for (const [path, first] of aliases()) {
    const second = getMetadata({ path, meta });
    expect(second.alternates).toHaveProperty('canonical', `${SITE}/site${first}`);
  }
  const { alternates, openGraph } = getMetadata({ path: '/contact', meta });
  expect(alternates).toHaveProperty('canonical', `${SITE}/site/contact`);
  expect(openGraph).toMatchObject({
    url: `${SITE}/site/contact`,
    images: { url: expect.stringContaining(`${SITE}/site/og/contact-`) },
  });
});

test('an article has its type, its topic, its author and its dates', async () => {
  const getMetadata = await load(SITE);
  const author = { name: 'Bo Li', href: '/team/bo-li' } as const;
  const article = { created_at: '2026-11-12', updated_at: '2026-11-20', tag: 'Web', author };
  const { openGraph, authors } = getMetadata({ path: '/blogs/1', meta }, { article });
  expect(authors).toEqual({ name: 'Bo Li' });
  expect(openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2026-11-12',
    modifiedTime: '2026-11-20',
    section: 'Web',
    authors: `${SITE}/team/bo-li`,
  });
});

test('a title gets the agency’s name after it where it lacks it and search engines show both', async () => {
  const getMetadata = await load();
  const room = 58 - ' | '.length - agency().name.length;
  const toTitle = (title: string) => getMetadata({ path: '/', meta: { ...meta, title } }).title;
  const named = `${agency().name}: boats`;
  expect(toTitle(named)).toEqual({ absolute: named });
  expect(toTitle('b'.repeat(room))).toBe('b'.repeat(room));
  expect(toTitle('b'.repeat(room + 1))).toEqual({ absolute: 'b'.repeat(room + 1) });
});

test('a page links its copy as Markdown, if the site has copies', async () => {
  const getMetadata = await load();
  const toTypes = (path: string) => getMetadata({ path, meta }).alternates.types;
  const isCopied = site().publishing.markdown;
  expect(toTypes('/team')).toEqual(isCopied ? { 'text/markdown': '/team.md' } : {});
  expect(toTypes('/')).toEqual(isCopied ? { 'text/markdown': '/index.md' } : {});
  for (const [second, first] of aliases())
    expect(toTypes(second)).toEqual(isCopied ? { 'text/markdown': markdownPath(first) } : {});
  expect(toTypes(filmPages[0])).toEqual({});
});

test('the list of articles links the feeds, and the contact page does not', async () => {
  publishAt(SITE);
  const { getPageMetadata } = await import('@/app/page-view');
  const { findPage } = await import('@/content/pages/pages');
  const readTypes = (name: string) => {
    const page = findPage(name);
    return page && getPageMetadata(page).alternates?.types;
  };
  const { title } = feeds();
  const links = {
    'application/rss+xml': [{ url: `${SITE}/feed.xml`, title }],
    'application/feed+json': [{ url: `${SITE}/feed.json`, title }],
  };
  // A site without articles has no such page.
  expect(readTypes('blogs') ?? links).toMatchObject(links);
  expect(readTypes('contact')).toBeDefined();
  expect(readTypes('contact')).not.toHaveProperty(['application/rss+xml']);
});
