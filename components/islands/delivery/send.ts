import { getAccount, sendFormAddress, toOrigin } from './account';
import type { Entry } from './entry';
import type { Fields } from './fields';
import { type Message, toMail } from './message';

/** Both forms share one rate limit. */
const RATE_ID = 'mail';

/**
 * Stores the time of the last mail for the library's rate limit. Any call of the library's `init`
 * removes its own storage provider, and with it the limit (4.4.1).
 */
const storageProvider = {
  get: async (key: string) => localStorage.getItem(key),
  set: async (key: string, value: string) => localStorage.setItem(key, value),
  remove: async (key: string) => localStorage.removeItem(key),
};

/** Creates a form element outside the page, because the library accepts nothing else. */
function toForm(fields: Fields): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  return form;
}

/** Fetches the mail library. Resolves to null if it is not to be had, as where storage is blocked. */
const fetchLibrary = () => import('@emailjs/browser').catch(() => null);

/** Fetches the library before the first send, while the visitor is online. */
export const prefetchLibrary = (): void => void fetchLibrary();

/** Whether this build has the keys of the form. */
export const hasKeys = ({ fields }: Message): boolean => {
  const { publicKey, serviceId, templateId } = getAccount(fields);
  return publicKey !== '' && serviceId !== '' && templateId !== '';
};

/**
 * Sends a message through EmailJS. The library adds its version and the three ids to the fields.
 *
 * @throws a string if a key is missing; a status and a text if the service refuses (0 if the
 *   network fails)
 */
export async function send(entry: Entry): Promise<void> {
  try {
    const library = await fetchLibrary();
    if (library) await sendByLibrary(library.default, entry);
    else await post(entry);
  } catch (reason) {
    // The error that the library documents for a network failure (specification, section 8). It
    // throws the TypeError of `fetch` instead (4.4.1).
    if (reason instanceof TypeError) throw { status: 0, text: 'Network Error', cause: reason };
    throw reason;
  }
}

async function sendByLibrary(
  library: typeof import('@emailjs/browser').default,
  { id, letter }: Entry,
): Promise<void> {
  const { delivery } = letter;
  const { origin, serviceId, templateId, publicKey } = getAccount(letter.fields);
  const fields: Fields = [...toMail(letter), ['message_id', id]];
  // Only `init` accepts an origin. The call passes everything else.
  library.init({}, toOrigin(origin));
  await library.sendForm(serviceId, templateId, toForm(fields), {
    publicKey,
    blockHeadless: delivery.blockHeadless,
    ...(delivery.rateLimit !== null && {
      limitRate: { id: RATE_ID, throttle: delivery.rateLimit * 1000 },
      storageProvider,
    }),
  });
}

/** Returns the address and the body of a form that is posted without the library. */
export function toPost({ id, letter }: Entry): [address: string, body: FormData] {
  const { origin, serviceId, templateId, publicKey } = getAccount(letter.fields);
  const body = new FormData();
  for (const [name, value] of [...toMail(letter), ['message_id', id] as const])
    body.append(name, value);
  body.append('service_id', serviceId);
  body.append('template_id', templateId);
  body.append('user_id', publicKey);
  return [sendFormAddress(origin), body];
}

async function post(entry: Entry): Promise<void> {
  const [address, body] = toPost(entry);
  const answer = await fetch(address, { method: 'POST', body });
  if (!answer.ok) throw { status: answer.status, text: await answer.text() };
}

/** Returns the status of a failure of `send`. */
const getStatus = (reason: unknown): unknown =>
  typeof reason === 'object' && reason !== null && 'status' in reason ? reason.status : undefined;

/**
 * Whether the agency has to mend something: its keys or account (400, 403, a missing key as a string),
 * or a switch (451, the library takes the browser for a headless one).
 */
export const isRefusal = (reason: unknown): boolean =>
  typeof reason === 'string' || [400, 403, 451].includes(Number(getStatus(reason)));

/** Whether a message will always fail, because it is too large (413). */
export const isFinal = (reason: unknown): boolean => getStatus(reason) === 413;
