import { getField, type Message } from './message';

/** The outbox's name wherever the browser keeps something of it: storage, database and lock. */
export const OUTBOX = 'outbox';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** How long an entry waits at most, and how long the digest of a delivered one is remembered. */
export const KEPT_FOR = 7 * DAY;

const FIRST_PAUSE = 4 * SECOND;
const LONGEST_PAUSE = 15 * MINUTE;

/** A message that is on this device until it is delivered. Times are in milliseconds since 1970. */
export type Entry = {
  /** The digest of its content: the same content is the same entry. */
  id: string;
  /** The message. Visitors' browsers hold entries under this name. */
  letter: Message;
  /** When it was first sent. */
  since: number;
  /** How often it failed. */
  failures: number;
  /** When it is sent again. */
  due: number;
};

/** The SHA-256 digest of a text, as hexadecimal digits. Secure contexts only. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The entry of a message that is sent now. */
export async function createEntry(message: Message, now: number): Promise<Entry> {
  const id = await digest(JSON.stringify([message.mail.templateId, message.fields]));
  return { id, letter: message, since: now, failures: 0, due: now };
}

/** What a message is about: the subject of an enquiry, the role of a job inquiry. */
const getTopic = (message: Message) =>
  getField(message, 'subject') || getField(message, 'job_role');

const sharesField = (name: string, a: Message, b: Message) =>
  getField(a, name) !== '' && getField(a, name) === getField(b, name);

/**
 * Whether a new message repeats one that waits: the same form, the same person (by mail address or
 * phone) and the same topic. Another topic of the same person is a message of its own.
 */
export const isRepeat = (newer: Message, older: Message): boolean =>
  newer.mail.templateId === older.mail.templateId &&
  getTopic(newer) === getTopic(older) &&
  (sharesField('email', newer, older) || sharesField('contact_no', newer, older));

/**
 * Whether a message corrects the one that the same form sent before it: at least half of its fields
 * are unchanged. Otherwise it is a new message.
 */
export function isCorrection(newer: Message, older: Message): boolean {
  const unchanged = newer.fields.filter(([name, value]) => getField(older, name) === value);
  return unchanged.length * 2 >= newer.fields.length;
}

/** The pause after an entry failed so many times: it doubles, up to a quarter of an hour. */
export const getPause = (failures: number): number =>
  Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE);

/** The entry after one more failure. */
export const addFailure = (entry: Entry, now: number): Entry => ({
  ...entry,
  failures: entry.failures + 1,
  due: now + getPause(entry.failures + 1),
});

/** Whether an entry waited too long. */
export const isExpired = ({ since }: Entry, now: number): boolean => now - since > KEPT_FOR;

/** Whether an entry is due. A time beyond the longest pause came from a clock that was put back. */
export const isDue = ({ due }: Entry, now: number): boolean =>
  due <= now || due - now > LONGEST_PAUSE;

/** The pause before the next request, after one that began at `last`: the service takes one a second. */
export const getWait = (last: number, now: number): number =>
  now < last ? SECOND : Math.max(0, last + SECOND - now);
