/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Mailbox, openMailbox } from '@/scripts/serve/mailbox/mailbox';
import { createMailboxHandler } from '@/scripts/serve/mailbox/routes';

const SITE = 'http://localhost:4173';
const FORM = '/api/v1.0/email/send-form';
const ids = {
  lib_version: '4.4.1',
  service_id: 'stand-in-service',
  template_id: 'stand-in-consultation',
  user_id: 'stand-in-key',
};

let folder: string;
let time: number;
let mailbox: Mailbox;
const open = () => openMailbox({ folder, now: () => time });
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
  time = Date.parse('2026-07-01T10:00:00Z');
  mailbox = open();
});
afterEach(() => rmSync(folder, { recursive: true }));

const headers = { origin: SITE };

/** A request as EmailJS's library sends it. */
function form(fields: Record<string, string> = {}, more: Record<string, string> = {}): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...ids })) body.append(name, value);
  return new Request(SITE + FORM, { method: 'POST', headers: { ...headers, ...more }, body });
}

/** Returns the status and the text of the answer, or 'drop' or 'hang'. */
async function send(to: Mailbox | ReturnType<typeof createMailboxHandler>, request: Request) {
  const { result } = await (typeof to === 'function' ? to(request) : to.receive(request));
  return result instanceof Response ? [result.status, await result.text()] : result;
}

test('keeps the fields of a form in their order, repeated ones too', async () => {
  const body = new FormData();
  const sent: [string, string][] = [
    ['name', 'Asha <b>&amp;</b>'],
    ['message', 'One\r\nTwo\r\n\r\nनमस्ते'],
    ['name', 'Asha again'],
    ...Object.entries(ids),
  ];
  for (const [name, value] of sent) body.append(name, value);
  const request = new Request(SITE + FORM, { method: 'POST', headers, body });
  expect(await send(mailbox, request)).toEqual([200, 'OK']);
  expect(mailbox.mails()).toEqual([
    { number: 1, at: '2026-07-01T10:00:00.000Z', form: 'Consultation', fields: sent },
  ]);
});

test('accepts JSON', async () => {
  const body = JSON.stringify({ ...ids, template_params: { name: 'Asha', skills: ['a', 'b'] } });
  const request = new Request(`${SITE}/api/v1.0/email/send`, { method: 'POST', headers, body });
  expect(await send(mailbox, request)).toEqual([200, 'OK']);
  expect(mailbox.mails().map(({ fields }) => fields)).toEqual([
    [['name', 'Asha'], ['skills', '["a","b"]'], ...Object.entries(ids)],
  ]);
});

test.each([
  ['a body that is not a form', 'POST', FORM, 'x', 400, 'The user_id parameter is required'],
  [
    'a body that is not JSON',
    'POST',
    '/api/v1.0/email/send',
    '{',
    400,
    'The user_id parameter is required',
  ],
  ['GET', 'GET', FORM, null, 405, 'Method Not Allowed'],
  ['another path', 'POST', '/api/v1.0/email/other', 'x', 404, 'Not Found'],
])('refuses %s', async (_, method, path, body, status, text) => {
  const request = new Request(SITE + path, { method, headers, body });
  expect(await send(mailbox, request)).toEqual([status, text]);
  expect(mailbox.mails()).toEqual([]);
});

describe('keeps the mails in its folder', () => {
  test('over a restart, and continues their numbers', async () => {
    await mailbox.receive(form({ name: 'Asha' }));
    const later = open();
    await later.receive(form({ name: 'Ben' }));
    expect(later.mails().map(({ number, fields }) => [number, fields[0]?.[1]])).toEqual([
      [1, 'Asha'],
      [2, 'Ben'],
    ]);
  });

  test('until they are deleted, and deletes no other files', async () => {
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    await mailbox.receive(form());
    mailbox.clear();
    expect(mailbox.mails()).toEqual([]);
    expect(readdirSync(folder)).toEqual(['notes.txt']);
  });
});

describe('fails on demand', () => {
  test('several times, in the order of the faults', async () => {
    mailbox.fail({ status: 503, times: 2 });
    mailbox.fail({ drop: true });
    const results = [];
    for (let i = 0; i < 4; i += 1) results.push(await send(mailbox, form()));
    expect(results).toEqual([[503, 'Told to fail'], [503, 'Told to fail'], 'drop', [200, 'OK']]);
  });

  test('until it recovers', async () => {
    mailbox.fail({ status: 500, times: 9 });
    mailbox.recover();
    expect(await send(mailbox, form())).toEqual([200, 'OK']);
  });
});

describe('over HTTP', () => {
  const request = (method: string, path: string, body?: string, cookie = '') =>
    new Request(SITE + path, { method, body, headers: { ...headers, cookie } });

  test('gives each cookie a mailbox of its own', async () => {
    const handler = createMailboxHandler(folder);
    const count = async (cookie: string) => {
      const answer = await send(handler, request('GET', '/__mailbox.json', undefined, cookie));
      return JSON.parse(String(answer[1])).mails.length;
    };
    await handler(request('POST', '/__mailbox/faults', '{"status":500}', 'mailbox=two'));
    expect(await send(handler, form({}, { cookie: 'mailbox=one' }))).toEqual([200, 'OK']);
    expect(await send(handler, form({}, { cookie: 'mailbox=../x' }))).toEqual([200, 'OK']);
    expect(await send(handler, form({}, { cookie: 'mailbox=two' }))).toEqual([500, 'Told to fail']);
    expect(await Promise.all(['mailbox=one', '', 'mailbox=two'].map(count))).toEqual([1, 1, 0]);
  });

  test.each([
    ['a page of another site', 'http://evil.example', SITE],
    ['a name that is not this machine’s', undefined, 'http://evil.example:4173'],
  ])('refuses requests from %s', async (_, origin = '', site) => {
    const handler = createMailboxHandler(folder);
    for (const [method, path] of [
      ['POST', '/__mailbox/delete'],
      ['POST', '/__mailbox/faults'],
      ['GET', '/__mailbox.json'],
    ] as const) {
      const headers: Record<string, string> = origin ? { origin } : {};
      const wanted = new Request(site + path, { method, headers });
      expect(await send(handler, wanted)).toEqual([403, 'Forbidden']);
    }
  });

  test('takes mails from pages of any site, as the service does', async () => {
    const mail = form({}, { origin: 'https://other.example' });
    expect(await send(createMailboxHandler(folder), mail)).toEqual([200, 'OK']);
  });

  test.each([
    ['{', 'expected JSON'],
    ['{"status":200}', 'status'],
    ['{"status":500,"drop":true}', 'drop'],
    ['{"slow":1}', 'slow'],
    ['{"status":500,"times":2000000000}', 'times'],
  ])('says what is wrong with the fault %s', async (body, text) => {
    const answer = await send(
      createMailboxHandler(folder),
      request('POST', '/__mailbox/faults', body),
    );
    expect(answer[0]).toBe(400);
    expect(answer[1]).toContain(text);
  });
});
