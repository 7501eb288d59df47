import { afterEach, expect, jest, test } from '@jest/globals';

async function readRobots(url: string) {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_SITE_URL: url });
  const { default: robots } = await import('@/app/robots');
  return robots();
}

afterEach(() => {
  jest.resetModules();
});

test('robots may read everything, and robots.txt names the site map if there is one', async () => {
  const rules = { userAgent: '*', allow: '/' };
  const sitemap = 'https://rivermark.example/sitemap.xml';
  expect(await readRobots('https://rivermark.example')).toEqual({ rules, sitemap });
  expect(await readRobots('')).toEqual({ rules });
});
