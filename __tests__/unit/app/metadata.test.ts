import { afterEach, expect, jest, test } from '@jest/globals';
import { articleFronts } from '@/content/articles/articles';
import { agency } from '@/content/files/agency';
import sharePictures from '@/content/pictures/shares.json';
import { filmPages } from '@/content/routes';
import { feeds } from '@/content/site/shared';
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

const given = <P>(params: P) => ({ params: Promise.resolve(params) });

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
      locale: 'en_GB',
      type: 'website',
      url: `${SITE}/about-us`,
      images: { url: `${SITE}/og/${file}`, width: 1200, height: 630, alt, type: 'image/jpeg' },
    },
    twitter: { card: 'summary_large_image' },
  });
});

test('without an address of the site a page has no canonical link, no address, no picture and no feed', async () => {
  const getMetadata = await load();
  const { feeds } = await import('@/content/site/shared');
  const { alternates, openGraph } = getMetadata({ path: '/blogs', meta }, { feeds: feeds() });
  expect(alternates).not.toHaveProperty('canonical');
  expect(alternates.types).not.toHaveProperty(['application/rss+xml']);
  expect(openGraph).not.toHaveProperty('url');
  expect(openGraph).not.toHaveProperty('images');
});

test('addresses start with the base path', async () => {
  const { alternates, openGraph } = (await load(SITE, '/site'))({ path: '/contact', meta });
  expect(alternates).toHaveProperty('canonical', `${SITE}/site/contact`);
  expect(openGraph).toMatchObject({
    url: `${SITE}/site/contact`,
    images: { url: expect.stringContaining(`${SITE}/site/og/contact-`) },
  });
});

test('an article has its type, its topic, its author and its dates', async () => {
  const getMetadata = await load(SITE);
  const author = { name: 'Bo Li', href: '/team/bo-li' } as const;
  const article = { created_at: '2026-11-12', tag: 'Web', author };
  const { openGraph, authors } = getMetadata({ path: '/blogs/1', meta }, { article });
  expect(authors).toEqual({ name: 'Bo Li' });
  expect(openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2026-11-12',
    section: 'Web',
    authors: `${SITE}/team/bo-li`,
  });
  expect(openGraph).not.toHaveProperty('modifiedTime');
  const changed = { ...article, updated_at: '2026-11-20' };
  expect(getMetadata({ path: '/blogs/1', meta }, { article: changed }).openGraph).toHaveProperty(
    'modifiedTime',
    '2026-11-20',
  );
});

test('a page without a share picture has that of the first page named, or the home page’s', async () => {
  const getMetadata = await load(SITE);
  const page = { path: '/nowhere', meta };
  const find = (shares: readonly string[]) => getMetadata(page, { shares }).openGraph;
  for (const [shares, name] of [
    [[], 'home'],
    [['/none', '/careers', '/about-us'], 'careers'],
  ] as const)
    expect(find(shares)).toMatchObject({
      images: { url: expect.stringContaining(`/og/${name}-`) },
    });
});

test('a page with a canonical page has that page’s address', async () => {
  const { alternates, openGraph } = (await load(SITE))({ path: '/home-two', meta });
  expect(alternates).toHaveProperty('canonical', `${SITE}/`);
  expect(openGraph).toMatchObject({ url: `${SITE}/`, title: meta.title });
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
  expect(toTypes('/home-two')).toEqual(isCopied ? { 'text/markdown': '/index.md' } : {});
  expect(toTypes(filmPages[0])).toEqual({});
});

test('the pages that link to articles link the feeds', async () => {
  publishAt(SITE);
  const { generateMetadata: ofArticle } = await import('@/app/blogs/[id]/page');
  const pages = [
    (await import('@/app/page')).metadata,
    (await import('@/app/home-two/page')).metadata,
    (await import('@/app/home-three/page')).metadata,
    (await import('@/app/blogs/page')).metadata,
    ...(await Promise.all(articleFronts().map(({ slug }) => ofArticle(given({ id: slug }))))),
  ];
  const { title } = feeds();
  const links = {
    'application/rss+xml': [{ url: `${SITE}/feed.xml`, title }],
    'application/feed+json': [{ url: `${SITE}/feed.json`, title }],
  };
  for (const { alternates } of pages)
    expect(alternates?.types).toMatchObject(articleFronts().length > 0 ? links : {});
  const { metadata } = await import('@/app/team/page');
  expect(metadata.alternates.types).not.toHaveProperty(['application/rss+xml']);
});
