import { afterEach, expect, jest, test } from '@jest/globals';
import type { SharedArticle } from '@/app/sharing';

const meta = { title: 'DevOps', description: 'Small releases, made often.' };

/** The tags of a page, on a site published at `url`. */
async function tagsOf(path: string, url = '', basePath = '', article?: SharedArticle) {
  jest.resetModules();
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXT_PUBLIC_SITE_URL: url,
    NEXT_PUBLIC_BASE_PATH: basePath,
  });
  const { sharingOf } = await import('@/app/sharing');
  return sharingOf(meta, path, article);
}

afterEach(() => {
  jest.resetModules();
});

test('a page brings its words and its own picture', async () => {
  const { openGraph, twitter } = await tagsOf('/services/devops', 'https://rivermark.example');
  expect(openGraph).toEqual({
    ...meta,
    siteName: 'Rivermark',
    locale: 'en_GB',
    type: 'website',
    url: '/services/devops',
    images: {
      url: expect.stringMatching(/^\/og\/services-devops-[0-9a-f]{8}\.jpg$/),
      width: 1200,
      height: 630,
      alt: expect.stringContaining('endless loop'),
      type: 'image/jpeg',
    },
  });
  expect(twitter).toEqual({ card: 'summary_large_image' });
});

test('without an address of the site there is no page address, and no localhost', async () => {
  const { openGraph } = await tagsOf('/services/devops');
  expect(openGraph).not.toHaveProperty('url');
  expect(openGraph.images.url).toMatch(/^https:\/\/nowhere\.invalid\/og\/services-devops-/);
});

test('addresses start in the folder that the site is served from', async () => {
  const { openGraph } = await tagsOf('/contact', 'https://rivermark.example', '/site');
  expect(openGraph.url).toBe('/site/contact');
  expect(openGraph.images.url).toMatch(/^\/site\/og\/contact-/);
});

test('an article says so, what it is about, and when it came out and was changed', async () => {
  const article = { created_at: '2026-11-12', tag: 'Web' };
  const { openGraph } = await tagsOf('/blogs/1', '', '', article);
  expect(openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2026-11-12',
    section: 'Web',
  });
  expect(openGraph).not.toHaveProperty('modifiedTime');
  const changed = await tagsOf('/blogs/1', '', '', { ...article, updated_at: '2026-11-20' });
  expect(changed.openGraph).toHaveProperty('modifiedTime', '2026-11-20');
});

test('a page without a picture of its own shows the home page’s', async () => {
  expect((await tagsOf('/job-description/none')).openGraph.images.url).toMatch(/\/og\/home-/);
});
