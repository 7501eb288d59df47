import { PRESS } from './database';
import type { Message } from './message';

/** A press of a form's button. Times are milliseconds since 1970. */
export type Press = Message & {
  /**
   * Its key in `localStorage`, which ends with a random number. The mail has it too, so that the agency
   * recognises a second copy.
   */
  id: string;
  /** When the visitor pressed it. */
  since: number;
};

/** A message that waits on this device until it is delivered. */
export type Entry = Pick<Press, 'id' | 'since'> & {
  /** The message. Stored entries use this name, so a new name would lose them. */
  letter: Message;
  /** How often it was sent in vain. A request counts from its start, in case the page ends with it. */
  failures: number;
  /** How many of these requests had an answer that does not say whether the service took the message. */
  doubts: number;
  /** When to send it again. */
  due: number;
};

/**
 * Gives a message an id and a time.
 *
 * @param early those of a press before the form's script was there
 */
export const toPress = (
  { fields, delivery }: Message,
  { id, since }: Pick<Press, 'id' | 'since'> = {
    id: `${PRESS}${Math.random()}`,
    since: Date.now(),
  },
): Press => ({ fields, delivery, id, since });

/** Creates the entry of a press. */
export const createEntry = ({ id, since, fields, delivery }: Press): Entry => ({
  id,
  letter: { fields, delivery },
  since,
  failures: 0,
  doubts: 0,
  due: since,
});
