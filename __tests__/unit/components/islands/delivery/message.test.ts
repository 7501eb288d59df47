import { expect, test } from '@jest/globals';
import { createMessage, delivery } from '@/__tests__/support/consultation';
import type { Fields } from '@/components/islands/delivery/fields';
import {
  checkSize,
  isCorrection,
  isSame,
  MAX_BYTES,
  toMail,
} from '@/components/islands/delivery/message';
import { checkMail } from '@/scripts/serve/mailbox/service';
import { standIns } from '@/scripts/serve/mailbox/stand-ins';

const toFields = (values: Record<string, string>): Fields => Object.entries(values);

test('mails neither the ids nor an empty honeypot, and ten digits of a telephone number', () => {
  const fields = toFields({
    service_id: 's',
    template_id: 't',
    user_id: 'k',
    name: ' Asha ',
    contact_no: '(98765) 432-10 ',
    email: ' asha@example.com ',
    subject: 'A till',
    second_note: '',
  });
  expect(toMail({ fields, delivery })).toEqual([
    ['name', ' Asha '],
    ['contact_no', '9876543210'],
    ['email', 'asha@example.com'],
    ['subject', 'A till'],
  ]);
});

test.each([
  [{ subject: 'A till' }, { subject: '[Check] A till' }],
  [{ subject: '' }, { subject: '[Check]' }],
  [{ job_role: 'Engineer' }, { job_role: '[Check] Engineer' }],
])('marks the topic of %j if the honeypot was filled', (values, expected) => {
  const fields = toFields({ ...values, second_note: 'https://example.com' });
  expect(Object.fromEntries(toMail({ fields, delivery }))).toEqual(expected);
});

test('messages are the same if their mails are', () => {
  const message = createMessage();
  expect(isSame(createMessage(), message)).toBe(true);
  expect(isSame(createMessage({ contact_no: '98765 43210' }), message)).toBe(true);
  expect(isSame(createMessage({ message: 'It is slow!' }), message)).toBe(false);
});

test.each([
  ['a mended name', { name: 'Asha Rao' }, true],
  ['a mended address', { email: 'asha@example.org' }, true],
  ['another person at the same phone', { name: 'Ravi', email: 'ravi@example.com' }, false],
  ['other words', { message: 'Very slow.' }, false],
  ['another subject where there was none', { subject: '' }, false],
  ['nothing', {}, false],
])('%s: whether a message corrects a waiting one', (_, changes, expected) => {
  expect(isCorrection(createMessage(changes), createMessage())).toBe(expected);
});

test('a message of another form never corrects one', () => {
  const fields = createMessage().fields.map(([name, value]): [string, string] =>
    name === 'subject' ? ['job_role', value] : [name, value],
  );
  expect(isCorrection({ fields, delivery }, createMessage({ name: 'Ravi' }))).toBe(false);
});

const WORDS = 'About {count} less.';
/** The bytes of the field names below. */
const NAMES = 'subjectmessage'.length;

const fields = (subject: string, message: string): [string, string][] => [
  ['subject', subject],
  ['message', message],
];

test('a message of the largest size has no error', () => {
  const message = 'a'.repeat(MAX_BYTES - NAMES - 1);
  expect(checkSize(fields('a', message), WORDS)).toEqual({});
  expect(checkSize(fields('ab', message), WORDS)).toEqual({ message: 'About 100 less.' });
});

test.each([
  ['characters of three bytes', 'न'.repeat(17_000), '400'],
  ['emoji of four bytes and two code units', '🙂'.repeat(13_000), '1,100'],
  ['line ends, which a form sends as two bytes', '\n'.repeat(25_100), '200'],
])('counts %s', (_, message, count) => {
  expect(checkSize(fields('', message), WORDS)).toEqual({ message: `About ${count} less.` });
});

test('puts the error beside the field with the most bytes', () => {
  const found = checkSize(fields('न'.repeat(12_000), 'a'.repeat(30_000)), WORDS);
  expect(found).toEqual({ subject: 'About 5,400 less.' });
});

test('the mail service accepts a message of the largest size', () => {
  const ids: [string, string][] = [
    ['service_id', standIns.NEXT_PUBLIC_EMAILJS_SERVICE_ID],
    ['template_id', standIns.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID],
    ['user_id', standIns.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY],
  ];
  const sent = [...fields('', 'a'.repeat(MAX_BYTES - NAMES)), ...ids];
  const verdict = checkMail({ fields: sent, fromBrowser: true, sinceLast: 2000 });
  expect(verdict.status).toBe(200);
});
