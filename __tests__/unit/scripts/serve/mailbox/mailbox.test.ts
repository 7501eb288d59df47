/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test('refuses a request that no browser sent', async () => {
  const request = form();
  request.headers.delete('origin');
  expect(await send(mailbox, request)).toEqual([
    403,
    'API calls are disabled for non-browser applications',
  ]);
});

test('allows cross-origin requests', async () => {
  const ask = await mailbox.receive(new Request(SITE + FORM, { method: 'OPTIONS' }));
  const answer = await mailbox.receive(form());
  for (const { result } of [ask, answer]) {
    expect(result instanceof Response && result.headers.get('access-control-allow-origin')).toBe(
      '*',
    );
  }
});

test('accepts one mail a second', async () => {
  expect(await send(mailbox, form())).toEqual([200, 'OK']);
  time += 999;
  expect(await send(mailbox, form())).toEqual([429, 'Too Many Requests']);
  time += 1;
  expect(await send(mailbox, form())).toEqual([200, 'OK']);
});

describe('keeps the mails in its folder', () => {
  test('in one file for each, with its date', async () => {
    await mailbox.receive(form({ name: 'Asha' }));
    const [name = '', ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    expect(name).toBe('0001-2026-07-01T10-00-00.000Z.json');
    expect(JSON.parse(readFileSync(join(folder, name), 'utf8'))).toEqual(mailbox.mails()[0]);
  });

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
  test.each([
    ['with a status', { status: 500, text: 'Oops' }, [500, 'Oops'], 0],
    ['by cutting the connection', { drop: true }, 'drop', 0],
    ['by never answering', { hang: true }, 'hang', 0],
    ['by cutting the connection after it kept the mail', { lateDrop: true }, 'drop', 1],
  ])('%s, once', async (_, fault, result, kept) => {
    mailbox.fail(fault);
    expect(await send(mailbox, form())).toEqual(result);
    expect(mailbox.mails()).toHaveLength(kept);
    time += 1000;
    expect(await send(mailbox, form())).toEqual([200, 'OK']);
  });

  test('several times, in the order of the faults', async () => {
    mailbox.fail({ status: 503, times: 2 });
    mailbox.fail({ drop: true });
    const results = [];
    for (let i = 0; i < 4; i += 1) results.push(await send(mailbox, form()));
    expect(results).toEqual([[503, 'Told to fail'], [503, 'Told to fail'], 'drop', [200, 'OK']]);
  });

  test('by delaying its answer', async () => {
    mailbox.fail({ delay: 200 });
    expect((await mailbox.receive(form())).after).toBe(200);
    expect(mailbox.mails()).toHaveLength(1);
  });

  test('until it recovers', async () => {
    mailbox.fail({ status: 500, times: 9 });
    mailbox.recover();
    expect(await send(mailbox, form())).toEqual([200, 'OK']);
  });

  test.each([{ status: 200 }, { status: 500, drop: true }, { hang: 'yes' }, { slow: 1 }])(
    'and refuses %j',
    (fault) => {
      expect(() => mailbox.fail(fault)).toThrow();
    },
  );
});

describe('over HTTP', () => {
  const request = (method: string, path: string, body?: string, cookie = '') =>
    new Request(SITE + path, { method, body, headers: { ...headers, cookie } });

  test('shows the mails, the newest first, with their markup escaped', async () => {
    const handler = createMailboxHandler(folder);
    await handler(form({ name: '<script>alert(1)</script>' }, { cookie: 'a=b; mailbox=one' }));
    const [status, html] = (await send(
      handler,
      request('GET', '/__mailbox', undefined, 'mailbox=one'),
    )) ?? ['', ''];
    expect(status).toBe(200);
    expect(html).toContain('Consultation');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('http-equiv="refresh"');
  });

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

  test('deletes the mails, and removes the faults', async () => {
    const handler = createMailboxHandler(folder);
    await handler(form());
    const { result } = await handler(request('POST', '/__mailbox/delete', ''));
    expect(result instanceof Response && [result.status, result.headers.get('location')]).toEqual([
      303,
      '/__mailbox',
    ]);
    expect(readdirSync(folder)).toEqual([]);
    await handler(request('POST', '/__mailbox/faults', '{"drop":true}'));
    await handler(request('DELETE', '/__mailbox/faults'));
    expect(await send(handler, form())).toEqual([429, 'Too Many Requests']);
  });

  test.each([
    ['{', 'expected JSON'],
    ['{"status":99}', 'status'],
  ])('says what is wrong with the fault %s', async (body, text) => {
    const answer = await send(
      createMailboxHandler(folder),
      request('POST', '/__mailbox/faults', body),
    );
    expect(answer[0]).toBe(400);
    expect(answer[1]).toContain(text);
  });
});
