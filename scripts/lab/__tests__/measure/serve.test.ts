/** @jest-environment node */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { SecureServer } from '@/scripts/lab/measure/secure';
import { serve } from '@/scripts/lab/measure/serve';

const files = {
  'index.html': '<h1>Home</h1>',
  'about-us.html': '<h1>About</h1>',
  'services/index.html': '<h1>Services</h1>',
  '404.html': '<h1>Nothing here</h1>',
  'a.css': 'a{}',
  'a.avif': 'avif',
};

let root: string;
let served: SecureServer;

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

/** Sends a request over HTTP/2, and trusts only the server's own certificate. */
async function sendRequest(path: string) {
  const session = connect(served.url, { ca: served.certificate });
  const stream = session.request({ ':path': path });
  const [headers] = await once(stream, 'response');
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  session.close();
  return { headers, body: Buffer.concat(pieces) };
}

test.each([
  ['/', 200, 'Home'],
  ['/about-us', 200, 'About'],
  ['/services/', 200, 'Services'],
  ['/services', 200, 'Services'],
  ['/nowhere', 404, 'Nothing here'],
  ['/../package.json', 404, 'Nothing here'],
])('answers %s with %i', async (path, status, heading) => {
  const answer = await sendRequest(path);
  expect(answer.headers[':status']).toBe(status);
  expect(brotliDecompressSync(answer.body).toString()).toBe(`<h1>${heading}</h1>`);
});

test.each([
  ['/', 'br'],
  ['/a.css', 'br'],
  ['/a.avif', undefined],
])('sends %s with the encoding %s', async (path, encoding) => {
  const { headers } = await sendRequest(path);
  expect(headers['content-encoding']).toBe(encoding);
});

test('says what to do if there is no site', async () => {
  await expect(serve(join(root, 'none'))).rejects.toThrow('build it first');
});
