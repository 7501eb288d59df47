import { afterEach, expect, jest, test } from '@jest/globals';
import type { ArticleFront } from '@/content/articles/schema';

const SITE = 'https://rivermark.example';
const meta = { title: 'DevOps', description: 'Small releases, made often.' };

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
  expect(getMetadata({ path: '/services/devops', meta })).toEqual({
    ...meta,
    alternates: { canonical: `${SITE}/services/devops`, types: {} },
    openGraph: {
      ...meta,
      siteName: 'Rivermark',
      locale: 'en_GB',
      type: 'website',
      url: `${SITE}/services/devops`,
      images: {
        url: expect.stringMatching(
          /^https:\/\/rivermark\.example\/og\/services-devops-[0-9a-f]{8}\.jpg$/,
        ),
        width: 1200,
        height: 630,
        alt: expect.stringContaining('endless loop'),
        type: 'image/jpeg',
      },
    },
    twitter: { card: 'summary_large_image' },
  });
});

test('without an address of the site there is no page address, no picture and no feed', async () => {
  const getMetadata = await load();
  const { feeds } = await import('@/content/feeds');
  const { alternates, openGraph } = getMetadata({ path: '/blogs', meta }, { feeds });
  expect(alternates).toEqual({ canonical: '/blogs', types: {} });
  expect(openGraph).not.toHaveProperty('url');
  expect(openGraph).not.toHaveProperty('images');
});

test('addresses start with the base path', async () => {
  const { alternates, openGraph } = (await load(SITE, '/site'))({ path: '/contact', meta });
  expect(alternates.canonical).toBe(`${SITE}/site/contact`);
  expect(openGraph).toMatchObject({
    url: `${SITE}/site/contact`,
    images: { url: expect.stringContaining(`${SITE}/site/og/contact-`) },
  });
});

test('an article has its type, its topic and its dates', async () => {
  const getMetadata = await load();
  const article = { created_at: '2026-11-12', tag: 'Web' } satisfies Partial<ArticleFront>;
  const { openGraph } = getMetadata({ path: '/blogs/1', meta }, { article });
  expect(openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2026-11-12',
    section: 'Web',
  });
  expect(openGraph).not.toHaveProperty('modifiedTime');
  const changed = { ...article, updated_at: '2026-11-20' };
  expect(getMetadata({ path: '/blogs/1', meta }, { article: changed }).openGraph).toHaveProperty(
    'modifiedTime',
    '2026-11-20',
  );
});

test('a page without a share picture has the home page’s', async () => {
  const { openGraph } = (await load(SITE))({ path: '/nowhere', meta });
  expect(openGraph).toMatchObject({ images: { url: expect.stringMatching(/\/og\/home-/) } });
});

test('a job without a share picture has that of the careers page', async () => {
  const { openGraph } = (await load(SITE))({ path: '/job-description/none', meta });
  expect(openGraph).toMatchObject({ images: { url: expect.stringMatching(/\/og\/careers-/) } });
});

test('a page with a canonical page has that page’s address', async () => {
  const { alternates, openGraph } = (await load(SITE))({ path: '/home-two', meta });
  expect(alternates.canonical).toBe(`${SITE}/`);
  expect(openGraph).toMatchObject({ url: `${SITE}/`, title: meta.title });
});

test('the home page’s title has the agency’s name once', async () => {
  publishAt('');
  const { metadata } = await import('@/app/page');
  const title = 'Rivermark: creative agency for digital transformation and innovation';
  expect(metadata).toMatchObject({ title: { absolute: title }, openGraph: { title } });
});

test('a service and an article link their Markdown', async () => {
  publishAt('');
  const service = await import('@/app/services/[slug]/page');
  const article = await import('@/app/blogs/[id]/page');
  const pages = {
    '/services/devops': await service.generateMetadata(given({ slug: 'devops' })),
    '/blogs/1': await article.generateMetadata(given({ id: '1' })),
  };
  for (const [path, { alternates }] of Object.entries(pages))
    expect(alternates?.types).toEqual({ 'text/markdown': `${path}.md` });
});

test.each(['services', 'blogs', 'team'] as const)('/%s links no Markdown', async (name) => {
  publishAt('');
  const { metadata } = await import(`@/app/${name}/page`);
  expect(metadata.alternates.types).toEqual({});
});

test('the pages that link to articles link the feeds', async () => {
  publishAt(SITE);
  const pages = [
    (await import('@/app/page')).metadata,
    (await import('@/app/home-two/page')).metadata,
    (await import('@/app/home-three/page')).metadata,
    (await import('@/app/blogs/page')).metadata,
    await (await import('@/app/blogs/[id]/page')).generateMetadata(given({ id: '1' })),
  ];
  for (const { alternates } of pages)
    expect(alternates?.types).toMatchObject({
      'application/rss+xml': [{ url: `${SITE}/feed.xml`, title: 'Rivermark Blogs' }],
      'application/feed+json': [{ url: `${SITE}/feed.json`, title: 'Rivermark Blogs' }],
    });
  const { metadata } = await import('@/app/team/page');
  expect(metadata.alternates.types).toEqual({});
});
