/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createMailboxMiddleware } from '@/scripts/serve/mailbox/http';
import { standIns } from '@/scripts/serve/mailbox/stand-ins';
import { usesStandIn } from '@/scripts/serve/mailbox/uses-stand-in';
import { type Preview, startPreview } from '@/scripts/serve/preview/server';

let root: string;
let preview: Preview;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'preview-'));
  mkdirSync(join(root, 'out'));
  writeFileSync(join(root, 'out/index.html'), '<h1>Home</h1>');
  preview = await startPreview({
    port: 0,
    root: join(root, 'out'),
    basePath: '/site',
    middleware: createMailboxMiddleware(join(root, 'mails')),
  });
});
afterEach(async () => {
  await preview.close();
  rmSync(root, { recursive: true });
});

const at = (path: string) => new URL(path, preview.url);

function send() {
  const body = new FormData();
  body.append('name', 'Asha');
  body.append('service_id', standIns.NEXT_PUBLIC_EMAILJS_SERVICE_ID);
  body.append('template_id', standIns.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID);
  body.append('user_id', standIns.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY);
  const { origin } = at('/');
  return fetch(at('/api/v1.0/email/send-form'), { method: 'POST', headers: { origin }, body });
}
const fail = (fault: object) =>
  fetch(at('/__mailbox/faults'), { method: 'POST', body: JSON.stringify(fault) });
const countMails = async () => (await (await fetch(at('/__mailbox.json'))).json()).mails.length;

test('the mailbox is at the origin, whatever the base path', async () => {
  const response = await send();
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
  expect(await countMails()).toBe(1);
  expect((await fetch(at('/__mailbox'))).headers.get('content-type')).toBe(
    'text/html;charset=utf-8',
  );
  expect(await (await fetch(preview.url)).text()).toBe('<h1>Home</h1>');
  expect((await fetch(preview.url, { method: 'POST' })).status).toBe(405);
});

test.each([
  [{ drop: true }, 0],
  [{ lateDrop: true }, 1],
])('cuts the connection: %j', async (fault, mails) => {
  await fail(fault);
  await expect(send()).rejects.toThrow('fetch failed');
  expect(await countMails()).toBe(mails);
});

test('delays its answer', async () => {
  await fail({ delay: 300, status: 503 });
  const start = performance.now();
  expect((await send()).status).toBe(503);
  // Timers may fire a millisecond early.
  expect(performance.now() - start).toBeGreaterThan(298);
});

test('does not answer until the preview stops', async () => {
  await fail({ hang: true });
  const answer = send().then(
    () => 'answered',
    () => 'cut',
  );
  expect(await countMails()).toBe(0);
  await preview.close();
  expect(await answer).toBe('cut');
  preview = await startPreview({ port: 0, root: join(root, 'out') });
});

test.each([
  [standIns.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY, true],
  ['a-real-key', false],
])('a site built with %s uses the stand-in: %s', (key, uses) => {
  const out = join(root, 'out');
  expect(usesStandIn(out)).toBe(false);
  writeFileSync(join(out, 'contact.html'), `<input name="user_id" value="${key}">`);
  expect(usesStandIn(out)).toBe(uses);
});
