import type { Entry, Press } from './entry';
import type { Fields } from './fields';
import type { Message, Sending } from './message';

type Stored = Readonly<Record<string, unknown>>;

/** The properties of a stored value. None if it is no object. */
const open = (value: unknown): Stored =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Reads a number of at least 0. Returns `fallback` for anything else. */
export const readNumber = (value: unknown, fallback = 0): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : fallback;

const isField = (value: unknown): value is Fields[number] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

/** Reads the switches of a message. An earlier version of the site may have stored others. */
function readSending(value: unknown): Sending {
  const { mark, rateLimit, blockHeadless } = open(value);
  return {
    outbox: true,
    mark: typeof mark === 'string' ? mark : '',
    rateLimit: readNumber(rateLimit) || null,
    blockHeadless: blockHeadless === true,
  };
}

/** Reads a message. Null if it has no fields that can be mailed. */
function readMessage(value: unknown): Message | null {
  const { fields, delivery } = open(value);
  const isReadable = Array.isArray(fields) && fields.length > 0 && fields.every(isField);
  return isReadable ? { fields, delivery: readSending(delivery) } : null;
}

/** Reads a stored entry. Null if no message can be read from it. */
export function readEntry(value: unknown): Entry | null {
  const { id, letter, since, failures, doubts, due } = open(value);
  const message = readMessage(letter);
  if (!message || typeof id !== 'string') return null;
  return {
    id,
    letter: message,
    since: readNumber(since, Date.now()),
    failures: readNumber(failures),
    doubts: readNumber(doubts),
    due: readNumber(due),
  };
}

/**
 * Reads a stored press. Null if no message can be read from it.
 *
 * @param key the key under which it is stored, which is its id
 */
export function readPress(key: string, text: string): Press | null {
  try {
    const press = open(JSON.parse(text));
    const message = readMessage(press);
    return message && { ...message, id: key, since: readNumber(press.since, Date.now()) };
  } catch {
    return null;
  }
}

/** Returns the press for which the page was reloaded, once. Null if there is none. */
export function takeReloaded(): Press | null {
  const key: unknown = history.state;
  if (typeof key !== 'string') return null;
  history.replaceState(null, '');
  const text = localStorage.getItem(key);
  return text === null ? null : readPress(key, text);
}
