/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type Preview, startPreview } from '@/scripts/serve/preview/server';

const HTML = 'text/html;charset=utf-8';
const files = { 'index.html': 'Home', 'services.html': 'Services', '404.html': 'Not here' };

let root: string;
let preview: Preview | undefined;

async function start(options: { port?: number } = {}) {
  preview = await startPreview({ port: 0, ...options, root });
  return preview;
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'preview-'));
  mkdirSync(join(root, 'services'));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
});
afterEach(async () => {
  await preview?.close();
  preview = undefined;
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['/?open=menu', 200, 'Home'],
  ['/services', 200, 'Services'],
  ['/%E0%A4%A', 404, 'Not here'],
  ['/../package.json', 404, 'Not here'],
])('answers %s with %d', async (path, status, text) => {
  const { url } = await start();
  const response = await fetch(url + path);
  expect([response.status, response.headers.get('content-type')]).toEqual([status, HTML]);
  expect(await response.text()).toBe(text);
});

test('uses the next free port if the first is taken', async () => {
  const other = await startPreview({ port: 0, root });
  const port = Number(new URL(other.url).port);
  const { url } = await start({ port });
  expect(Number(new URL(url).port)).toBeGreaterThan(port);
  await other.close();
});

test('says what to do if there is no built site', async () => {
  await expect(startPreview({ port: 0, root: join(root, 'none') })).rejects.toThrow(
    'run "npm run build" first',
  );
});
