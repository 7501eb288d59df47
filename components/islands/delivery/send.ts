import type { Kind } from './answer';
import type { Entry } from './entry';
import type { Fields } from './fields';
import { type Message, toMail } from './message';
import { getService, isComplete, isInquiry } from './service';

/** Fetches what the mail service needs, before the first send. */
export const prepareToSend = (): void => getService([]).prepare();

/** Whether this build can send the form. */
export const hasKeys = ({ fields }: Pick<Message, 'fields'>): boolean =>
  isComplete(getService(fields));

/** Returns the fields of an entry's mail. */
const toFields = ({ id, letter }: Entry): Fields => [...toMail(letter), ['message_id', id]];

/** Tells the start files of trackers that the service has taken a form (`content/add-a-tracker.md`). */
function announce({ letter }: Entry): void {
  const form = isInquiry(letter.fields) ? 'inquiry' : 'consultation';
  document.dispatchEvent(new CustomEvent('form-sent', { detail: { form } }));
}

/**
 * Sends a message through the mail service.
 *
 * @throws a string if a key is missing; a status and a text if the service refuses (0 if the
 *   network fails), with the kind of an answer that is no success
 */
export async function send(entry: Entry): Promise<void> {
  const service = getService(entry.letter.fields);
  try {
    const answer = await service.send(toFields(entry), entry.letter.delivery);
    const kind = service.read(answer);
    if (kind !== 'yes') throw { ...answer, kind };
    announce(entry);
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

/**
 * What follows a failure. `rarely`: the agency has to mend something. `doubt`: the service may have taken
 * the message, so it is sent twice more, and only on later visits. `never`: it fails each time.
 */
export type Treatment = 'soon' | 'rarely' | 'doubt' | 'never';

const byKind = {
  no: 'rarely',
  foreign: 'soon',
  page: 'rarely',
  empty: 'rarely',
  redirect: 'doubt',
  text: 'doubt',
  unreadable: 'doubt',
} satisfies Record<Exclude<Kind, 'yes'>, Treatment>;

/** The statuses from 400 to 499 that pass by themselves: a proxy, a slow or a busy service. */
const PASSING = [407, 408, 421, 423, 425, 429];

/** Returns what follows a failure of `send`. */
export function getTreatment(reason: unknown): Treatment {
  // A key is missing.
  if (typeof reason === 'string') return 'rarely';
  if (typeof reason !== 'object' || reason === null) return 'soon';
  const kind = Object.entries(byKind).find(([name]) => 'kind' in reason && reason.kind === name);
  if (kind) return kind[1];
  const status = 'status' in reason ? Number(reason.status) : 0;
  // The message is too large.
  if (status === 413) return 'never';
  return status >= 400 && status < 500 && !PASSING.includes(status) ? 'rarely' : 'soon';
}
