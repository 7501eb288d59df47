/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type Preview, startPreview } from '@/scripts/serve/preview/server';

const NOT_FOUND = '<h1>404 - Page Not Found!</h1>';

const files = {
  'index.html': '<h1>Home</h1>',
  'about-us.html': '<h1>About</h1>',
  'services.html': '<h1>Services</h1>',
  'services/devops.html': '<h1>DevOps</h1>',
  '404.html': NOT_FOUND,
  'site.webmanifest': '{}',
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
  ['/about-us?open=menu', 200, '<h1>About</h1>', 'text/html;charset=utf-8'],
  ['/services', 200, '<h1>Services</h1>', 'text/html;charset=utf-8'],
  ['/services/devops', 200, '<h1>DevOps</h1>', 'text/html;charset=utf-8'],
  ['/services/nowhere', 404, NOT_FOUND, 'text/html;charset=utf-8'],
  ['/%E0%A4%A', 404, NOT_FOUND, 'text/html;charset=utf-8'],
  ['/../package.json', 404, NOT_FOUND, 'text/html;charset=utf-8'],
  ['/site.webmanifest', 200, '{}', 'application/manifest+json'],
  ['/_next/static/chunk.js', 200, '0', 'text/javascript'],
])('answers %s with %d', async (path, status, text, type) => {
  const { url } = await start();
  const response = await fetch(url + path);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe(type);
  expect(await response.text()).toBe(text);
  const head = await fetch(url + path, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([status, '']);
});

test.each([
  ['bytes=5-2', 200, '<h1>Home</h1>'],
  ['bytes=1-2', 206, 'h1'],
])('the range %s is answered with %d', async (range, status, text) => {
  const { url } = await start();
  const response = await fetch(url, { headers: { range } });
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect((await fetch(url)).status).toBe(200);
});

test('refuses POST', async () => {
  const { url } = await start();
  expect((await fetch(url, { method: 'POST', body: 'x' })).status).toBe(405);
});

describe('a site with a base path', () => {
  test('is served below it, and nowhere else', async () => {
    const { url } = await start({ basePath: '/site' });
    expect(url).toMatch(/^http:\/\/localhost:\d+\/site$/);
    for (const path of ['', '/', '?theme=dark']) {
      expect(await (await fetch(url + path)).text()).toBe('<h1>Home</h1>');
    }
    for (const path of ['/', '/about-us', '/sites', '/sites/about-us']) {
      expect((await fetch(new URL(path, url))).status).toBe(404);
    }
  });
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
