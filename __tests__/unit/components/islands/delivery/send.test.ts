/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createTestEntry } from '@/__tests__/support/consultation';
import { mailService } from '@/__tests__/support/mail';
import { getTreatment, hasKeys, send, toPost } from '@/components/islands/delivery/send';

const before = { ...process.env };
let service: ReturnType<typeof mailService>;
beforeEach(() => {
  Object.assign(process.env, {
    NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://mail.example.com',
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'consultation',
    NEXT_PUBLIC_EMAILJS_INQUIRY_TEMPLATE_ID: 'inquiry',
  });
  localStorage.clear();
  service = mailService();
});
afterEach(() => {
  document.body.replaceChildren();
  process.env = { ...before };
  jest.resetModules();
});

const ODD = 'a\nb\u0000"<script>';

/** Sends a message and returns how that ended. */
async function ended(entry = createTestEntry(), sends = send) {
  const end = sends(entry).then(
    () => 'sent',
    (reason: unknown) => reason,
  );
  await new Promise((next) => setTimeout(next));
  service.accept();
  return end;
}

const values = Object.fromEntries(createTestEntry({ message: ODD }).letter.fields);
const ids = { service_id: 'service', template_id: 'consultation', user_id: 'key' };

test('sends the fields and the message’s id, then the version and the ids, and nothing else', async () => {
  const entry = createTestEntry({ message: ODD });
  expect(await ended(entry)).toBe('sent');
  expect(service.sent).toEqual([
    {
      url: 'https://mail.example.com/api/v1.0/email/send-form',
      fields: { ...values, message_id: entry.id, lib_version: '4.4.1', ...ids },
    },
  ]);
  expect(document.querySelector('form')).toBeNull();
});

test('posts the same fields by itself where the library cannot be had', async () => {
  jest.resetModules();
  jest.doMock('@emailjs/browser', () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  const { send: sendAlone } = await import('@/components/islands/delivery/send');
  const entry = createTestEntry();
  expect(await ended(entry, sendAlone)).toBe('sent');
  const fields = { name: 'Asha', message: 'It is slow.', message_id: entry.id, ...ids };
  expect(service.sent).toMatchObject([{ fields }]);
  jest.dontMock('@emailjs/browser');
});

/** Writes the service of `forms.address` into the page, as `Shell` does. */
function setAddress(format: 'form' | 'json') {
  const template = document.createElement('template');
  template.dataset.mail = JSON.stringify({ address: 'https://forms.example.com/f/1', format });
  document.body.append(template);
}

test('posts the fields alone to the address of another service, also of a message that an earlier build kept', async () => {
  setAddress('form');
  const entry = createTestEntry();
  const kept = { ...entry.letter, fields: [...Object.entries(ids), ...entry.letter.fields] };
  expect(await ended({ ...entry, letter: kept })).toBe('sent');
  const fields = { ...values, message: 'It is slow.', message_id: entry.id };
  expect(service.sent).toEqual([{ url: 'https://forms.example.com/f/1', fields }]);
});

test('posts the fields as JSON where the service wants that', async () => {
  setAddress('json');
  const entry = createTestEntry();
  const [address, body] = toPost(entry);
  expect(address).toBe('https://forms.example.com/f/1');
  expect(body).toMatchObject({ type: 'application/json' });
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    if (body instanceof Blob) reader.readAsText(body);
  });
  expect(JSON.parse(String(text))).toMatchObject({ name: 'Asha', message_id: entry.id });
});

test('an address needs no keys', () => {
  process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY = '';
  expect(hasKeys(createTestEntry().letter)).toBe(false);
  setAddress('form');
  expect(hasKeys(createTestEntry().letter)).toBe(true);
});

test.each([
  ['a message that is too large', { status: 413, text: 'Variables size limit' }, 'never'],
  ['a missing key', 'The public key is required. Visit …', 'rarely'],
  ['an unknown form', { status: 422, text: 'Unknown form' }, 'rarely'],
  ['a flag of failure', { status: 200, text: '{"success":false}', kind: 'no' }, 'rarely'],
  ['the page of a proxy', { status: 200, text: '<p>', kind: 'foreign' }, 'soon'],
  ['a busy service', { status: 429, text: 'Too Many Requests' }, 'soon'],
  ['a service that is down', { status: 503, text: '' }, 'soon'],
  ['no network', { status: 0, text: 'Network Error' }, 'soon'],
  ['a service that hangs', new Error('The mail service took longer than 30 s.'), 'soon'],
  ['another text', { status: 200, text: 'Accepted', kind: 'text' }, 'doubt'],
])('%s: says what follows the failure', (_, reason, expected) => {
  expect(getTreatment(reason)).toBe(expected);
});

test('the document hears of each form that the service has taken, by its name, and of no other', async () => {
  const heard: unknown[] = [];
  document.addEventListener('form-sent', (event) => heard.push(Reflect.get(event, 'detail')));
  await ended();
  expect(heard).toEqual([{ form: 'consultation' }]);
  const entry = createTestEntry();
  const fields = [...entry.letter.fields, ['job_role', 'Tea taster']] as const;
  await ended({ ...entry, letter: { ...entry.letter, fields } });
  expect(heard.slice(1)).toEqual([{ form: 'inquiry' }]);
  expect(JSON.stringify(heard)).not.toContain('Asha');
  process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID = '';
  await ended();
  expect(heard).toHaveLength(2);
});
