import { expect, test } from '@jest/globals';
import { createMessage } from '@/__tests__/support/consultation';
import { checkSize, getField, LARGEST, readFields } from '@/components/islands/delivery/message';
import { judge } from '@/scripts/serve/mailbox/service';
import { standIns } from '@/scripts/serve/mailbox/stand-ins';

test('reads a form’s fields in their order, without the ids of a native post', () => {
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

test('a field can be read by its name', () => {
  expect(getField(createMessage(), 'email')).toBe('asha@example.com');
  expect(getField(createMessage(), 'job_role')).toBe('');
});

const WORDS = 'About {count} less.';
/** What the names of the fields below take. */
const NAMES = 'subjectmessage'.length;

const fields = (subject: string, message: string): [string, string][] => [
  ['subject', subject],
  ['message', message],
];

test('a message that just fits has no message beside a field', () => {
  const message = 'a'.repeat(LARGEST - NAMES - 1);
  expect(checkSize(fields('a', message), WORDS)).toEqual({});
  expect(checkSize(fields('ab', message), WORDS)).toEqual({ message: 'About 100 less.' });
});

test.each([
  ['three bytes a letter', 'न'.repeat(17_000), '400'],
  ['an emoji of four bytes and two units', '🙂'.repeat(13_000), '1,100'],
  ['line ends, which a form sends as two bytes', '\n'.repeat(25_100), '200'],
])('counts %s', (_, message, count) => {
  expect(checkSize(fields('', message), WORDS)).toEqual({ message: `About ${count} less.` });
});

test('names the field with the most bytes, and the characters of that one', () => {
  const found = checkSize(fields('न'.repeat(12_000), 'a'.repeat(30_000)), WORDS);
  expect(found).toEqual({ subject: 'About 5,400 less.' });
});

test('the mail service takes what just fits, with the ids and the version', () => {
  const ids: [string, string][] = [
    ['lib_version', '4.4.1'],
    ['service_id', standIns.NEXT_PUBLIC_EMAILJS_SERVICE_ID],
    ['template_id', standIns.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID],
    ['user_id', standIns.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY],
  ];
  const sent = [...fields('', 'a'.repeat(LARGEST - NAMES)), ...ids];
  const verdict = judge({ fields: sent, fromBrowser: true, sinceLast: 2000 });
  expect(verdict.status).toBe(200);
});
