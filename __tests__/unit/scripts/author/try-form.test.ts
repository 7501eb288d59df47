/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { emailJs } from '@/components/islands/delivery/email-js';
import { postedForm } from '@/components/islands/delivery/posted-form';
import { describeAnswer, getTestFields, tryForm } from '@/scripts/author/try-form/try-form';

const ORIGIN = 'https://site.example';
const OPEN = { 'access-control-allow-origin': '*' };

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

/** Starts a mail service that answers so. Returns its address, and what it received. */
async function serve(status: number, text: string, headers: Record<string, string> = OPEN) {
  const received: string[] = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push(`${request.method} ${request.headers.origin}\n${body}`);
    response.writeHead(status, headers).end(text);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, received };
}

const account = { publicKey: 'key', serviceId: 'service', templateId: 'template' };
const fields = getTestFields(false, 'hello@site.example');

test('posts one marked message with the ids, as a page of the site does', async () => {
  const { address, received } = await serve(200, 'OK');
  const tried = await tryForm(emailJs({ ...account, origin: address }), fields, ORIGIN);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/^POST https:\/\/site\.example\n/);
  for (const value of ['[Test of the form]', 'hello@site.example', 'key', 'service', 'template'])
    expect(received[0]).toContain(value);
  expect(describeAnswer(tried)).toEqual([
    `Posted to ${address}/api/v1.0/email/send-form`,
    'Status 200, kind of answer: yes',
    '"OK"',
    'It would count as sent.',
    expect.stringContaining('Look whether the mail has arrived'),
  ]);
});

test.each([
  [200, '{"success":true}', OPEN, 'yes'],
  [200, '{"success":false}', OPEN, 'no'],
  [204, '', OPEN, 'empty'],
  [303, '', { location: '/thanks' }, 'redirect'],
  [404, 'Form not found', OPEN, 'no'],
  [200, '{"success":true}', {}, 'unreadable'],
])('names the kind of the answer %i %j %j: %s', async (status, text, headers, kind) => {
  const { address } = await serve(status, text, headers);
  const service = postedForm(address, { format: 'form', accepts: null });
  const tried = await tryForm(service, fields, ORIGIN);
  expect(tried.kind).toBe(kind);
  const counts = kind === 'yes' ? 'It would count as sent.' : 'It would not count as sent.';
  expect(describeAnswer(tried)).toContain(counts);
});
