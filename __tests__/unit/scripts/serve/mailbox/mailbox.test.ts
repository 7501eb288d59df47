/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Box, openBox } from '@/scripts/serve/mailbox/mailbox';
import { openMailbox } from '@/scripts/serve/mailbox/routes';

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
let box: Box;
const open = () => openBox({ folder, now: () => time });
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
  time = Date.parse('2026-07-01T10:00:00Z');
  box = open();
});
afterEach(() => rmSync(folder, { recursive: true }));

const headers = { origin: SITE };

/** What the library posts. */
function form(fields: Record<string, string> = {}, more: Record<string, string> = {}): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...ids })) body.append(name, value);
  return new Request(SITE + FORM, { method: 'POST', headers: { ...headers, ...more }, body });
}

/** The status and the text of an answer, or what happened in its place. */
async function said(to: Box | ReturnType<typeof openMailbox>, request: Request) {
  const { result } = await (typeof to === 'function' ? to(request) : to.receive(request));
  return result instanceof Response ? [result.status, await result.text()] : result;
}

test('takes a form as it is, in its order, and twice what comes twice', async () => {
  const body = new FormData();
  const sent: [string, string][] = [
    ['name', 'Asha <b>&amp;</b>'],
    ['message', 'One\r\nTwo\r\n\r\nनमस्ते'],
    ['name', 'Asha again'],
    ...Object.entries(ids),
  ];
  for (const [name, value] of sent) body.append(name, value);
  const request = new Request(SITE + FORM, { method: 'POST', headers, body });
  expect(await said(box, request)).toEqual([200, 'OK']);
  expect(box.mails()).toEqual([
    { number: 1, at: '2026-07-01T10:00:00.000Z', form: 'Consultation', fields: sent },
  ]);
});

test('takes JSON', async () => {
  const body = JSON.stringify({ ...ids, template_params: { name: 'Asha', skills: ['a', 'b'] } });
  const request = new Request(`${SITE}/api/v1.0/email/send`, { method: 'POST', headers, body });
  expect(await said(box, request)).toEqual([200, 'OK']);
  expect(box.mails().map(({ fields }) => fields)).toEqual([
    [['name', 'Asha'], ['skills', '["a","b"]'], ...Object.entries(ids)],
  ]);
});

test.each([
  ['no form', 'POST', FORM, 'x', 400, 'The user_id parameter is required'],
  ['no JSON', 'POST', '/api/v1.0/email/send', '{', 400, 'The user_id parameter is required'],
  ['to be read', 'GET', FORM, null, 405, 'Method Not Allowed'],
  ['something else', 'POST', '/api/v1.0/email/other', 'x', 404, 'Not Found'],
])('refuses %s', async (_, method, path, body, status, text) => {
  const request = new Request(SITE + path, { method, headers, body });
  expect(await said(box, request)).toEqual([status, text]);
  expect(box.mails()).toEqual([]);
});

test('refuses what no browser sent', async () => {
  const request = form();
  request.headers.delete('origin');
  expect(await said(box, request)).toEqual([
    403,
    'API calls are disabled for non-browser applications',
  ]);
});

test('lets other sites ask and read', async () => {
  const ask = await box.receive(new Request(SITE + FORM, { method: 'OPTIONS' }));
  const answer = await box.receive(form());
  for (const { result } of [ask, answer]) {
    expect(result instanceof Response && result.headers.get('access-control-allow-origin')).toBe(
      '*',
    );
  }
});

test('takes one mail a second', async () => {
  expect(await said(box, form())).toEqual([200, 'OK']);
  time += 999;
  expect(await said(box, form())).toEqual([429, 'Too Many Requests']);
  time += 1;
  expect(await said(box, form())).toEqual([200, 'OK']);
});

describe('keeps the mails in its folder', () => {
  test('a dated file each', async () => {
    await box.receive(form({ name: 'Asha' }));
    const [name = '', ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    expect(name).toBe('0001-2026-07-01T10-00-00.000Z.json');
    expect(JSON.parse(readFileSync(join(folder, name), 'utf8'))).toEqual(box.mails()[0]);
  });

  test('over a restart, and numbers on', async () => {
    await box.receive(form({ name: 'Asha' }));
    const later = open();
    await later.receive(form({ name: 'Ben' }));
    expect(later.mails().map(({ number, fields }) => [number, fields[0]?.[1]])).toEqual([
      [1, 'Asha'],
      [2, 'Ben'],
    ]);
  });

  test('until they are deleted, and nothing else with them', async () => {
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    await box.receive(form());
    box.clear();
    expect(box.mails()).toEqual([]);
    expect(readdirSync(folder)).toEqual(['notes.txt']);
  });
});

describe('fails when told to', () => {
  test.each([
    ['with a status', { status: 500, text: 'Oops' }, [500, 'Oops'], 0],
    ['by cutting the connection', { drop: true }, 'drop', 0],
    ['by saying nothing', { hang: true }, 'hang', 0],
    ['by cutting the connection after it took the mail', { lateDrop: true }, 'drop', 1],
  ])('%s, once', async (_, fault, result, kept) => {
    box.fail(fault);
    expect(await said(box, form())).toEqual(result);
    expect(box.mails()).toHaveLength(kept);
    time += 1000;
    expect(await said(box, form())).toEqual([200, 'OK']);
  });

  test('several times, and in turn', async () => {
    box.fail({ status: 503, times: 2 });
    box.fail({ drop: true });
    const results = [];
    for (let i = 0; i < 4; i += 1) results.push(await said(box, form()));
    expect(results).toEqual([[503, 'Told to fail'], [503, 'Told to fail'], 'drop', [200, 'OK']]);
  });

  test('by being slow', async () => {
    box.fail({ delay: 200 });
    expect((await box.receive(form())).after).toBe(200);
    expect(box.mails()).toHaveLength(1);
  });

  test('until it is to recover', async () => {
    box.fail({ status: 500, times: 9 });
    box.recover();
    expect(await said(box, form())).toEqual([200, 'OK']);
  });

  test.each([{ status: 200 }, { status: 500, drop: true }, { hang: 'yes' }, { slow: 1 }])(
    'and refuses %j',
    (fault) => {
      expect(() => box.fail(fault)).toThrow();
    },
  );
});

describe('over HTTP', () => {
  const request = (method: string, path: string, body?: string, cookie = '') =>
    new Request(SITE + path, { method, body, headers: { ...headers, cookie } });

  test('shows the mails, the newest first, and nothing of theirs as markup', async () => {
    const mailbox = openMailbox(folder);
    await mailbox(form({ name: '<script>alert(1)</script>' }, { cookie: 'a=b; mailbox=one' }));
    const [status, html] = (await said(
      mailbox,
      request('GET', '/__mailbox', undefined, 'mailbox=one'),
    )) ?? ['', ''];
    expect(status).toBe(200);
    expect(html).toContain('Consultation');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('http-equiv="refresh"');
  });

  test('gives each cookie a box of its own', async () => {
    const mailbox = openMailbox(folder);
    const count = async (cookie: string) => {
      const answer = await said(mailbox, request('GET', '/__mailbox.json', undefined, cookie));
      return JSON.parse(String(answer[1])).mails.length;
    };
    await mailbox(request('POST', '/__mailbox/faults', '{"status":500}', 'mailbox=two'));
    expect(await said(mailbox, form({}, { cookie: 'mailbox=one' }))).toEqual([200, 'OK']);
    expect(await said(mailbox, form({}, { cookie: 'mailbox=../x' }))).toEqual([200, 'OK']);
    expect(await said(mailbox, form({}, { cookie: 'mailbox=two' }))).toEqual([500, 'Told to fail']);
    expect(await Promise.all(['mailbox=one', '', 'mailbox=two'].map(count))).toEqual([1, 1, 0]);
  });

  test('deletes the mails, and forgets the faults', async () => {
    const mailbox = openMailbox(folder);
    await mailbox(form());
    const { result } = await mailbox(request('POST', '/__mailbox/delete', ''));
    expect(result instanceof Response && [result.status, result.headers.get('location')]).toEqual([
      303,
      '/__mailbox',
    ]);
    expect(readdirSync(folder)).toEqual([]);
    await mailbox(request('POST', '/__mailbox/faults', '{"drop":true}'));
    await mailbox(request('DELETE', '/__mailbox/faults'));
    expect(await said(mailbox, form())).toEqual([429, 'Too Many Requests']);
  });

  test.each([
    ['{', 'expected JSON'],
    ['{"status":99}', 'status'],
  ])('says what is wrong with the fault %s', async (body, text) => {
    const answer = await said(openMailbox(folder), request('POST', '/__mailbox/faults', body));
    expect(answer[0]).toBe(400);
    expect(answer[1]).toContain(text);
  });
});
