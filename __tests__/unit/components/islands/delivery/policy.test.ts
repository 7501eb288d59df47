/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { letter } from '@/__tests__/support/letters';
import { type Entry, entryOf, isAgain, isCorrected } from '@/components/islands/delivery/entry';
import {
  failed,
  isDue,
  isExpired,
  isRefusal,
  KEPT_FOR,
  paceAfter,
  pauseAfter,
} from '@/components/islands/delivery/policy';

const entry: Entry = { id: 'a', letter: letter(), since: 0, failures: 0, due: 0 };

test('pauses double, up to a quarter of an hour', () => {
  const seconds = Array.from({ length: 10 }, (_, i) => pauseAfter(i + 1) / 1000);
  expect(seconds).toEqual([4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
});

test('a failure puts an entry off by its next pause', () => {
  const once = failed(entry, 1000);
  expect(once).toEqual({ ...entry, failures: 1, due: 5000 });
  expect(failed(once, 5000)).toEqual({ ...entry, failures: 2, due: 13_000 });
});

test('an entry is due from its time on, or where the clock was put back', () => {
  const later = { ...entry, due: 100_000 };
  expect(isDue(later, 99_999)).toBe(false);
  expect(isDue(later, 100_000)).toBe(true);
  expect(isDue({ ...entry, due: 10_000_000 }, 0)).toBe(true);
});

test('an entry waits for seven days', () => {
  expect(KEPT_FOR).toBe(7 * 24 * 3600 * 1000);
  expect(isExpired(entry, KEPT_FOR)).toBe(false);
  expect(isExpired(entry, KEPT_FOR + 1)).toBe(true);
});

test('requests begin a second apart', () => {
  expect(paceAfter(5000, 5000)).toBe(1000);
  expect(paceAfter(5000, 5400)).toBe(600);
  expect(paceAfter(5000, 6000)).toBe(0);
  expect(paceAfter(5000, 4000)).toBe(1000);
});

test.each([
  ['400', { status: 400, text: 'The user_id parameter is required' }, true],
  ['403', { status: 403, text: 'Forbidden' }, true],
  ['413', { status: 413, text: 'Variables size limit' }, true],
  ['451', { status: 451, text: 'Unavailable For Headless Browser' }, true],
  ['a missing key', 'The public key is required. Visit …', true],
  ['412', { status: 412, text: 'Invalid grant' }, false],
  ['429', { status: 429, text: 'Too Many Requests' }, false],
  ['500', { status: 500, text: 'Internal Server Error' }, false],
  ['0', { status: 0, text: 'Network Error' }, false],
  ['no network', new TypeError('Failed to fetch'), false],
  ['blocked storage', new DOMException('Denied', 'SecurityError'), false],
  ['nothing', undefined, false],
])('%s is a refusal for good or not', (_, reason, expected) => {
  expect(isRefusal(reason)).toBe(expected);
});

test('the same content is the same entry, and any other is another', async () => {
  const first = await entryOf(letter(), 1);
  expect(first).toEqual({ ...entry, id: first.id, since: 1, due: 1 });
  expect(first.id).toMatch(/^[0-9a-f]{64}$/);
  expect((await entryOf(letter(), 2)).id).toBe(first.id);
  expect((await entryOf(letter({ message: 'It is slow!' }), 2)).id).not.toBe(first.id);
  const elsewhere = { ...letter(), mail: { ...letter().mail, templateId: 'inquiry' } };
  expect((await entryOf(elsewhere, 2)).id).not.toBe(first.id);
});

test.each([
  ['other words', { message: 'Very slow.' }, true],
  ['a corrected phone', { contact_no: '9876543211' }, true],
  ['a corrected address', { email: 'asha@example.org' }, true],
  ['another person', { email: 'ravi@example.com', contact_no: '9876543211' }, false],
  ['another matter', { subject: 'An app' }, false],
])('%s: whether it says again what waits', (_, changes, expected) => {
  expect(isAgain(letter(changes), letter())).toBe(expected);
});

test.each([
  ['one field', { email: 'asha@example.org' }, true],
  ['two of five', { email: 'asha@example.org', contact_no: '9876543211' }, true],
  ['three of five', { email: 'a@example.org', contact_no: '9876543211', name: 'Ravi' }, false],
])('a form that changed %s: whether that corrects it', (_, changes, expected) => {
  expect(isCorrected(letter(changes), letter())).toBe(expected);
});

test('another form never says again what waits', () => {
  const elsewhere = { ...letter(), mail: { ...letter().mail, templateId: 'inquiry' } };
  expect(isAgain(elsewhere, letter())).toBe(false);
});
