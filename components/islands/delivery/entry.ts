import { getField, type Message } from './message';

/** The outbox's name in the browser: its key in `localStorage`, its database and its lock. */
export const OUTBOX = 'outbox';

// Durations are in milliseconds.
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** How long an entry may wait, and how long the digest of a delivered entry is remembered. */
export const KEPT_FOR_MS = 7 * DAY;

const FIRST_BACKOFF = 4 * SECOND;
const LONGEST_BACKOFF = 15 * MINUTE;

/** A message that waits on this device until it is delivered. Times are milliseconds since 1970. */
export type Entry = {
  /** The digest of the content. The same content has the same id. */
  id: string;
  /** The message. Stored entries use this name, so a new name would lose them. */
  letter: Message;
  /** When the visitor first sent it. */
  since: number;
  /** How often delivery failed. */
  failures: number;
  /** When to send it again. */
  due: number;
};

/** Returns the SHA-256 digest of a text in hexadecimal digits. Works in secure contexts only. */
async function getDigest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Creates the entry of a message that is sent now. */
export async function createEntry(message: Message, now: number): Promise<Entry> {
  const id = await getDigest(JSON.stringify([message.mail.templateId, message.fields]));
  return { id, letter: message, since: now, failures: 0, due: now };
}

/** Returns the subject of a consultation, or the role of a job inquiry. */
const getTopic = (message: Message) =>
  getField(message, 'subject') || getField(message, 'job_role');

const sharesField = (name: string, a: Message, b: Message) =>
  getField(a, name) !== '' && getField(a, name) === getField(b, name);

/**
 * Whether a new message repeats a waiting one: the same form, the same person (by mail address or
 * phone) and the same topic.
 */
export const isRepeat = (newer: Message, older: Message): boolean =>
  newer.mail.templateId === older.mail.templateId &&
  getTopic(newer) === getTopic(older) &&
  (sharesField('email', newer, older) || sharesField('contact_no', newer, older));

/**
 * Whether a message corrects the previous message of the same form: at least half of its fields are
 * unchanged.
 */
export function isCorrection(newer: Message, older: Message): boolean {
  const unchanged = newer.fields.filter(([name, value]) => getField(older, name) === value);
  return unchanged.length * 2 >= newer.fields.length;
}

/** Returns the pause after a number of failures. It doubles up to a quarter of an hour. */
export const getBackoff = (failures: number): number =>
  Math.min(FIRST_BACKOFF * 2 ** (failures - 1), LONGEST_BACKOFF);

/** Returns the entry after one more failure. */
export const addFailure = (entry: Entry, now: number): Entry => ({
  ...entry,
  failures: entry.failures + 1,
  due: now + getBackoff(entry.failures + 1),
});

/** Whether an entry has waited too long. */
export const isExpired = ({ since }: Entry, now: number): boolean => now - since > KEPT_FOR_MS;

/** Whether an entry is due. A time beyond the longest pause means that the clock was set back. */
export const isDue = ({ due }: Entry, now: number): boolean =>
  due <= now || due - now > LONGEST_BACKOFF;

/**
 * Returns the pause after a request that began at `last`. The service takes one request a second.
 */
export const getRequestDelay = (last: number, now: number): number =>
  now < last ? SECOND : Math.max(0, last + SECOND - now);
