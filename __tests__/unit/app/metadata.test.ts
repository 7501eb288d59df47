import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { agency } from '@/content/files/agency';
import { getOpenGraphLocale } from '@/content/files/language';
import { aliases } from '@/content/files/pages';
import sharePictures from '@/content/pictures/shares.json';
import { filmPages, markdownPath } from '@/content/routes';
import { site } from '@/content/site/site';

const SITE = 'https://rivermark.example';
const meta = { title: 'About boats', description: 'Small boats, built often.' };

/** Imports a module as it is on a site published at `url`. */
async function load<Module>(importModule: () => Promise<Module>, url = SITE, basePath = '') {
  jest.resetModules();
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXT_PUBLIC_SITE_URL: url,
    NEXT_PUBLIC_BASE_PATH: basePath,
  });
  return importModule();
}
const importMetadata = () => import('@/app/metadata');

describe('on a published site', () => {
  let getMetadata: Awaited<ReturnType<typeof importMetadata>>['getMetadata'];
  beforeEach(async () => {
    getMetadata ??= (await load(importMetadata)).getMetadata;
  });

  test('a page has its title, its canonical address and its own share picture', () => {
    const { file, alt } = sharePictures['/contact'];
    expect(getMetadata({ path: '/contact', meta })).toEqual({
      ...meta,
      alternates: { canonical: `${SITE}/contact`, types: expect.anything() },
      openGraph: {
        ...meta,
        siteName: agency().name,
        locale: getOpenGraphLocale(),
        type: 'website',
        url: `${SITE}/contact`,
        images: { url: `${SITE}/og/${file}`, width: 1200, height: 630, alt, type: 'image/jpeg' },
      },
      twitter: { card: 'summary_large_image' },
    });
  });

  test('an article has its type, its topic, its author and its dates', () => {
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
});

test('without an address of the site a page has no canonical link, no address, no picture and no feed', async () => {
  const { getMetadata } = await load(importMetadata, '');
  const feed = { title: 'Boats', rss: '/feed.xml', json: '/feed.json' };
  const { alternates, openGraph } = getMetadata({ path: '/blogs', meta }, { feeds: feed });
  expect(Object.keys(alternates.types)).toEqual(
    site().publishing.markdown ? ['text/markdown'] : [],
  );
  expect(alternates).not.toHaveProperty('canonical');
  expect(openGraph).not.toHaveProperty('url');
  expect(openGraph).not.toHaveProperty('images');
});

test('addresses start with the base path, and those of a second page name the first one', async () => {
  const { getMetadata } = await load(importMetadata, SITE, '/site');
  for (const [path, first] of aliases()) {
    const { canonical, types } = getMetadata({ path, meta }).alternates;
    expect(canonical).toBe(`${SITE}/site${first}`);
    const copy = { 'text/markdown': `${SITE}/site${markdownPath(first)}` };
    expect(types).toEqual(site().publishing.markdown ? copy : {});
  }
  expect(getMetadata({ path: filmPages[0], meta }).alternates.types).toEqual({});
  const { alternates, openGraph } = getMetadata({ path: '/contact', meta });
  expect(alternates).toHaveProperty('canonical', `${SITE}/site/contact`);
  expect(openGraph).toMatchObject({
    url: `${SITE}/site/contact`,
    images: { url: expect.stringContaining(`${SITE}/site/og/contact-`) },
  });
});
