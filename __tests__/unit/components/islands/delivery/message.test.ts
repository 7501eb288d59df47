/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { createMessage, delivery } from '@/__tests__/support/consultation';
import { isEmail, tidyEmail } from '@/components/islands/delivery/email';
import type { Fields } from '@/components/islands/delivery/fields';
import { checkSize, isCorrection, MAX_BYTES, toMail } from '@/components/islands/delivery/message';
import { tidyPhone } from '@/components/islands/delivery/phone';

test.each([
  '\ufeff ana@example.com\u00a0',
  '\u2068ana@example.com\u2069',
  'ana＠example．com',
  'Ana Lopez <ana@example.com>',
  'MAILTO:ana@example.com?subject=A%20till',
  '“ana@example.com”',
  '(ana@example.com);',
])('the address %j is tidied', (value) => {
  expect(tidyEmail(value)).toBe('ana@example.com');
  expect(isEmail(value)).toBe(true);
});

test.each(["o'brien@example.com", 'अना@उदाहरण.भारत', 'foo.@docomo.example'])(
  'the address %j stays as it is',
  (value) => {
    expect(tidyEmail(value)).toBe(value);
    expect(isEmail(value)).toBe(true);
  },
);

test.each([
  ...['', 'ana', 'ana@example', '@example.com', 'ana@example..com', 'ana@-example.com'],
  ...['ana@127.0.0.1', 'ana@a.example, bo@a.example', 'ana@exam ple.com', 'ana"lopez@example.com'],
])('%j is no address', (value) => {
  expect(isEmail(value)).toBe(false);
});

test.each([
  ['(987) 654–3210', '9876543210'],
  ['\u202a98765\u200b43210\u202c\ufeff', '9876543210'],
  ['９８７６５ ٤٣٢١٠', '9876543210'],
  ['+44 7700 900123', '+447700900123'],
  ['987654a3210987x', '987654a3210987x'],
  ['+44 20 7946 0958x12', '+442079460958 ext. 12'],
  ['020 7946 0958, #12', '02079460958 ext. 12'],
  ['020 7946 0958 доб. ١٢', '02079460958 ext. 12'],
])('the number %j becomes %j', (typed, tidy) => {
  expect(tidyPhone(typed)).toBe(tidy);
});

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

test.each([
  ['a mended address', { email: 'asha@example.org' }, true],
  ['another person at the same phone', { name: 'Ravi', email: 'ravi@example.com' }, false],
  ['other words', { message: 'Very slow.' }, false],
  ['nothing', {}, false],
])('%s: whether a message corrects a waiting one', (_, changes, expected) => {
  expect(isCorrection(createMessage(changes), createMessage())).toBe(expected);
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

test('counts emoji as four bytes, and line ends as the two that a form sends', () => {
  const counted = (message: string) => checkSize(fields('', message), WORDS);
  expect(counted('🙂'.repeat(13_000))).toEqual({ message: 'About 1,100 less.' });
  expect(counted('\n'.repeat(25_100))).toEqual({ message: 'About 200 less.' });
});

test('puts the error beside the field with the most bytes', () => {
  const found = checkSize(fields('न'.repeat(12_000), 'a'.repeat(30_000)), WORDS);
  expect(found).toEqual({ subject: 'About 5,400 less.' });
});
