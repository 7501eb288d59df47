import type { Entry } from './entry';
import type { Fields } from './fields';
import { type Message, toMail } from './message';
import { getService, isComplete } from './service';

/** Fetches what the mail service needs, before the first send. */
export const prepareToSend = (): void => getService([]).prepare();

/** Whether this build can send the form. */
export const hasKeys = ({ fields }: Message): boolean => isComplete(getService(fields));

/** Returns the fields of an entry's mail. */
const toFields = ({ id, letter }: Entry): Fields => [...toMail(letter), ['message_id', id]];

/**
 * Sends a message through the mail service.
 *
 * @throws a string if a key is missing; a status and a text if the service refuses (0 if the
 *   network fails)
 */
export async function send(entry: Entry): Promise<void> {
  try {
    await getService(entry.letter.fields).send(toFields(entry), entry.letter.delivery);
  } catch (reason) {
    // The error that EmailJS's library documents for a network failure (specification, section 8). It
    // throws the TypeError of `fetch` instead (4.4.1).
    if (reason instanceof TypeError) throw { status: 0, text: 'Network Error', cause: reason };
    throw reason;
  }
}

/** Returns the address and the body of a request that the browser makes after the page. */
export function toPost(entry: Entry): [address: string, body: FormData | Blob] {
  const { address, toBody } = getService(entry.letter.fields);
  return [address, toBody(toFields(entry))];
}

/** Returns the status of a failure of `send`. */
const getStatus = (reason: unknown): unknown =>
  typeof reason === 'object' && reason !== null && 'status' in reason ? reason.status : undefined;

/**
 * The statuses after which the agency has to mend something: its keys, its account, the address or the
 * fields of its form, or a switch (451, EmailJS's library takes the browser for a headless one).
 */
const REFUSALS = [400, 401, 403, 404, 405, 415, 422, 451];

/** Whether the agency has to mend something. A missing key is a string. */
export const isRefusal = (reason: unknown): boolean =>
  typeof reason === 'string' || REFUSALS.includes(Number(getStatus(reason)));

/** Whether a message will always fail, because it is too large (413). */
export const isFinal = (reason: unknown): boolean => getStatus(reason) === 413;
