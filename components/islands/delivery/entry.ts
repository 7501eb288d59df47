import type { Message } from './message';

/** A message that waits on this device until it is delivered. Times are milliseconds since 1970. */
export type Entry = {
  /** Random. The mail has it too, so that the agency recognises a second copy. */
  id: string;
  /** The message. Stored entries use this name, so a new name would lose them. */
  letter: Message;
  /** When the visitor sent it. */
  since: number;
  /** How often delivery failed. */
  failures: number;
  /** When to send it again. */
  due: number;
};

/**
 * Creates the entry of a message. `randomUUID` would need HTTPS.
 *
 * @param since when the visitor sent it
 */
export const createEntry = (letter: Message, since: number): Entry => ({
  id: Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join(''),
  letter,
  since,
  failures: 0,
  due: since,
});
