import { expect, test } from '@jest/globals';
import { LARGEST, tooLarge } from '@/components/islands/delivery/size';
import { judge } from '@/scripts/serve/mailbox/service';
import { standIns } from '@/scripts/serve/mailbox/stand-ins';

const WORDS = 'About {count} less.';
/** What the names of the fields below take. */
const NAMES = 'subjectmessage'.length;

const fields = (subject: string, message: string): [string, string][] => [
  ['subject', subject],
  ['message', message],
];

test('says nothing of what just fits', () => {
  const message = 'a'.repeat(LARGEST - NAMES - 1);
  expect(tooLarge(fields('a', message), WORDS)).toEqual({});
  expect(tooLarge(fields('ab', message), WORDS)).toEqual({ message: 'About 100 less.' });
});

test.each([
  ['three bytes a letter', 'न'.repeat(17_000), '400'],
  ['an emoji of four bytes and two units', '🙂'.repeat(13_000), '1,100'],
  ['line ends, which a form sends as two bytes', '\n'.repeat(25_100), '200'],
])('counts %s', (_, message, count) => {
  expect(tooLarge(fields('', message), WORDS)).toEqual({ message: `About ${count} less.` });
});

test('names the field with the most bytes, and the characters of that one', () => {
  const found = tooLarge(fields('न'.repeat(12_000), 'a'.repeat(30_000)), WORDS);
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
