/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type Preview, startPreview } from '@/scripts/serve/preview/server';

const files = {
  'index.html': '<h1>Home</h1>',
  'about-us.html': '<h1>About</h1>',
  'services.html': '<h1>Services</h1>',
  'services/devops.html': '<h1>DevOps</h1>',
  '404.html': '<h1>404 - Page Not Found!</h1>',
  'about-us.txt': 'payload',
  'site.webmanifest': '{}',
  'pictures/hero.avif': 'avif',
  '_next/static/chunk.js': '0',
};

let root: string;
let preview: Preview | undefined;

async function start(options: { basePath?: string; port?: number } = {}) {
  preview = await startPreview({ port: 0, basePath: '', ...options, root });
  return preview;
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'preview-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterEach(async () => {
  await preview?.close();
  preview = undefined;
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['/', 'Home'],
  ['/about-us', 'About'],
  ['/about-us?open=menu', 'About'],
  ['/services', 'Services'],
  ['/services/devops', 'DevOps'],
])('serves %s', async (path, heading) => {
  const { url } = await start();
  const response = await fetch(url + path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
  expect(await response.text()).toBe(`<h1>${heading}</h1>`);
});

test.each([
  '/nowhere',
  '/services/nowhere',
  '/job-description/nobody',
  '/%E0%A4%A',
  '/../package.json',
])('answers %s with the 404 page', async (path) => {
  const { url } = await start();
  const response = await fetch(url + path);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('<h1>404 - Page Not Found!</h1>');
});

test.each([
  ['/about-us.txt', 'text/plain;charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json'],
  ['/pictures/hero.avif', 'image/avif'],
  ['/_next/static/chunk.js', 'text/javascript'],
])('serves %s with its media type', async (path, type) => {
  const { url } = await start();
  const response = await fetch(url + path);
  expect(response.headers.get('content-type')).toBe(type);
});

test.each([
  ['/about-us', 200],
  ['/nowhere', 404],
])('answers HEAD %s without a body', async (path, status) => {
  const { url } = await start();
  const response = await fetch(url + path, { method: 'HEAD' });
  expect(response.status).toBe(status);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
  expect(await response.text()).toBe('');
});

test('refuses POST', async () => {
  const { url } = await start();
  expect((await fetch(url, { method: 'POST', body: 'x' })).status).toBe(405);
});

describe('a site with a base path', () => {
  test.each([
    ['', 'Home'],
    ['/', 'Home'],
    ['?theme=dark', 'Home'],
    ['/about-us', 'About'],
  ])('is served below it (%j)', async (path, heading) => {
    const { url } = await start({ basePath: '/site' });
    expect(url).toMatch(/^http:\/\/localhost:\d+\/site$/);
    expect(await (await fetch(url + path)).text()).toBe(`<h1>${heading}</h1>`);
  });

  test.each(['/', '/about-us', '/sites', '/sites/about-us'])(
    'is not served at %s',
    async (path) => {
      const { url } = await start({ basePath: '/site' });
      expect((await fetch(new URL(path, url))).status).toBe(404);
    },
  );
});

test('uses the next free port if the first is taken', async () => {
  const other = await startPreview({ port: 0, root });
  try {
    const port = Number(new URL(other.url).port);
    const { url } = await start({ port });
    expect(Number(new URL(url).port)).toBeGreaterThan(port);
    expect((await fetch(url)).status).toBe(200);
  } finally {
    await other.close();
  }
});

test('says what to do if there is no built site', async () => {
  await expect(startPreview({ port: 0, root: join(root, 'none') })).rejects.toThrow(
    'run "npm run build" first',
  );
});
