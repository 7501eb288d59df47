/** @jest-environment node */
import { createReadStream } from 'node:fs';
import { afterEach, expect, jest, test } from '@jest/globals';
import { standInProject } from '@/__tests__/support/project';
import { getPort } from '@/scripts/serve/preview/port';
import { type Middleware, type Preview, startPreview } from '@/scripts/serve/preview/server';

const HTML = 'text/html;charset=utf-8';
const out = standInProject({
  'services/': '',
  'index.html': 'Home',
  'services.html': 'Services',
  'services.html.br': 'no words',
  '404.html': 'Not here',
});

let preview: Preview | undefined;

async function start(options: { port?: number; middleware?: Middleware } = {}) {
  preview = await startPreview({ port: 0, ...options, root: out.root });
  return preview;
}

afterEach(async () => {
  await preview?.close();
  preview = undefined;
});

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

test.each([
  ['bytes=1-2', 206, 'om'],
  ['bytes=2-', 206, 'me'],
  ['bytes=4-', 416, ''],
  ['bytes=5-2,0-1', 200, 'Home'],
])('answers the range %s with %d', async (range, status, text) => {
  const { url } = await start();
  const response = await fetch(url, { headers: { range } });
  expect([response.status, await response.text()]).toEqual([status, text]);
});

test('an error in one request does not end the server', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const middleware: Middleware = ({ url }, response) => {
    if (url === '/throws') throw new Error('Out of order.');
    if (url === '/gone') createReadStream(`${out.root}/gone`).pipe(response);
    return url === '/gone';
  };
  const { url } = await start({ middleware });
  expect((await fetch(`${url}/throws`)).status).toBe(500);
  await expect(fetch(`${url}/gone`)).rejects.toThrow();
  expect((await fetch(url)).status).toBe(200);
});

test.each(['abc', '-1', '0', '70000', '', '3210.5', '1e3'])(
  'refuses the port "%s" in words',
  (port) => {
    expect(() => getPort(port)).toThrow(`PORT is "${port}". Set a whole number from 1 to 65535.`);
  },
);

test('uses the next free port if the first is taken', async () => {
  const other = await startPreview({ port: 0, root: out.root });
  const port = Number(new URL(other.url).port);
  const { url } = await start({ port });
  expect(Number(new URL(url).port)).toBeGreaterThan(port);
  await other.close();
});

test('says what to do if there is no built site', async () => {
  await expect(startPreview({ port: 0, root: `${out.root}/none` })).rejects.toThrow(
    '"npm run build" writes one to "out"',
  );
});
