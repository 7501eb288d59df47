import { expect, test } from '@jest/globals';
import { createMessage } from '@/__tests__/support/consultation';
import { checkSize, getField, MAX_BYTES, readFields } from '@/components/islands/delivery/message';
import { checkMail } from '@/scripts/serve/mailbox/service';
import { standIns } from '@/scripts/serve/mailbox/stand-ins';

test('reads the fields of a form in their order, without the ids', () => {
  document.body.innerHTML = `<form>
    <input name="service_id" value="s"><input name="template_id" value="t">
    <input name="user_id" value="k"><input name="name" value="Asha">
    <textarea name="message">a
b</textarea><input value="nameless"><input name="off" value="x" disabled>
  </form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form.');
  expect(readFields(form)).toEqual([
    ['name', 'Asha'],
    ['message', 'a\nb'],
  ]);
});

test('reads a field by its name', () => {
  expect(getField(createMessage(), 'email')).toBe('asha@example.com');
  expect(getField(createMessage(), 'job_role')).toBe('');
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

test('puts the error beside the field with the most bytes, in characters', () => {
  const found = checkSize(fields('न'.repeat(12_000), 'a'.repeat(30_000)), WORDS);
  expect(found).toEqual({ subject: 'About 5,400 less.' });
});

test('the mail service accepts a message of the largest size, with ids and version', () => {
  const ids: [string, string][] = [
    ['lib_version', '4.4.1'],
    ['service_id', standIns.NEXT_PUBLIC_EMAILJS_SERVICE_ID],
    ['template_id', standIns.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID],
    ['user_id', standIns.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY],
  ];
  const sent = [...fields('', 'a'.repeat(MAX_BYTES - NAMES)), ...ids];
  const verdict = checkMail({ fields: sent, fromBrowser: true, sinceLast: 2000 });
  expect(verdict.status).toBe(200);
});
