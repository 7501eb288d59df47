/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Served, serve } from '@/scripts/measure/serve';

const files = {
  'index.html': '<h1>Home</h1>',
  'about-us.html': '<h1>About</h1>',
  'services/index.html': '<h1>Services</h1>',
  '404.html': '<h1>Nothing here</h1>',
  'a.css': 'a{}',
  'a.avif': 'avif',
};

let root: string;
let served: Served;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'measure-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  served = await serve(root);
});
afterAll(async () => {
  await served.close();
  rmSync(root, { recursive: true });
});

test.each([
  ['/', 200, 'Home'],
  ['/about-us', 200, 'About'],
  ['/services/', 200, 'Services'],
  ['/services', 200, 'Services'],
  ['/nowhere', 404, 'Nothing here'],
  ['/../package.json', 404, 'Nothing here'],
])('answers %s with %i', async (path, status, heading) => {
  const response = await fetch(served.url + path);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(`<h1>${heading}</h1>`);
});

test.each([
  ['/', 'br'],
  ['/a.css', 'br'],
  ['/a.avif', null],
])('sends %s with the encoding %s', async (path, encoding) => {
  const { headers } = await fetch(served.url + path);
  expect(headers.get('content-encoding')).toBe(encoding);
});

test('says what to do where there is no site', async () => {
  await expect(serve(join(root, 'none'))).rejects.toThrow('build it first');
});
