import { createReadStream } from 'node:fs';
import { afterEach, expect, jest, test } from '@jest/globals';
import { standInProject } from '@/__tests__/support/project';
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
