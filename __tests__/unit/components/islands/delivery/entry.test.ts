/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { createMessage } from '@/__tests__/support/consultation';
import {
  createEntry,
  type Entry,
  getBackoff,
  getRequestDelay,
  isCorrection,
  isDue,
  isExpired,
  isRepeat,
  KEPT_FOR_MS,
} from '@/components/islands/delivery/entry';

const entry: Entry = { id: 'a', letter: createMessage(), since: 0, failures: 0, due: 0 };

test('pauses double, up to a quarter of an hour', () => {
  const seconds = Array.from({ length: 10 }, (_, i) => getBackoff(i + 1) / 1000);
  expect(seconds).toEqual([4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
});

test('an entry is due at its time, or when the clock was set back', () => {
  const later = { ...entry, due: 100_000 };
  expect(isDue(later, 99_999)).toBe(false);
  expect(isDue(later, 100_000)).toBe(true);
  expect(isDue({ ...entry, due: 10_000_000 }, 0)).toBe(true);
});

test('an entry expires after seven days', () => {
  expect(KEPT_FOR_MS).toBe(7 * 24 * 3600 * 1000);
  expect(isExpired(entry, KEPT_FOR_MS)).toBe(false);
  expect(isExpired(entry, KEPT_FOR_MS + 1)).toBe(true);
});

test('requests begin a second apart', () => {
  expect(getRequestDelay(5000, 5000)).toBe(1000);
  expect(getRequestDelay(5000, 5400)).toBe(600);
  expect(getRequestDelay(5000, 6000)).toBe(0);
  expect(getRequestDelay(5000, 4000)).toBe(1000);
});

test('the same content has the same id, and other content another', async () => {
  const first = await createEntry(createMessage(), 1);
  expect(first).toEqual({ ...entry, id: first.id, since: 1, due: 1 });
  expect(first.id).toMatch(/^[0-9a-f]{64}$/);
  expect((await createEntry(createMessage(), 2)).id).toBe(first.id);
  expect((await createEntry(createMessage({ message: 'It is slow!' }), 2)).id).not.toBe(first.id);
  const elsewhere = {
    ...createMessage(),
    mail: { ...createMessage().mail, templateId: 'inquiry' },
  };
  expect((await createEntry(elsewhere, 2)).id).not.toBe(first.id);
});

test.each([
  ['other words', { message: 'Very slow.' }, true],
  ['a corrected phone', { contact_no: '9876543211' }, true],
  ['a corrected address', { email: 'asha@example.org' }, true],
  ['another person', { email: 'ravi@example.com', contact_no: '9876543211' }, false],
  ['another topic', { subject: 'An app' }, false],
])('%s: whether it repeats a waiting message', (_, changes, expected) => {
  expect(isRepeat(createMessage(changes), createMessage())).toBe(expected);
});

test.each([
  ['one field', { email: 'asha@example.org' }, true],
  ['two of five', { email: 'asha@example.org', contact_no: '9876543211' }, true],
  ['three of five', { email: 'a@example.org', contact_no: '9876543211', name: 'Ravi' }, false],
])('%s changed: whether it is a correction', (_, changes, expected) => {
  expect(isCorrection(createMessage(changes), createMessage())).toBe(expected);
});

test('a message of another form is never a repeat', () => {
  const elsewhere = {
    ...createMessage(),
    mail: { ...createMessage().mail, templateId: 'inquiry' },
  };
  expect(isRepeat(elsewhere, createMessage())).toBe(false);
});
