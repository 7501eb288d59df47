import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { emailJs } from '@/components/islands/delivery/email-js';
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
