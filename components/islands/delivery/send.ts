import type { Message } from './message';

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
function toForm({ fields }: Message): HTMLFormElement {
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

/** Fetches the mail library on demand: its import fails where storage is blocked. */
const fetchLibrary = () => import('@emailjs/browser');

/** Fetches the library before the first send, while the visitor is online. */
export function prefetchLibrary(): void {
  fetchLibrary().catch(() => {});
}

/**
 * Creates the error that the library documents for a network failure (specification, section 8).
 * The library throws the TypeError of `fetch` instead (4.4.1).
 */
const createNetworkError = (cause: TypeError) => ({ status: 0, text: 'Network Error', cause });

/**
 * Sends a message through EmailJS. The library adds its version and the three ids to the fields.
 *
 * @throws a string if a key is missing; a status and a text if the service refuses (0 if the
 *   network fails); an error if storage is blocked
 */
export async function send(message: Message): Promise<void> {
  try {
    await sendByLibrary(message);
  } catch (reason) {
    throw reason instanceof TypeError ? createNetworkError(reason) : reason;
  }
}

async function sendByLibrary(message: Message): Promise<void> {
  const { mail, delivery } = message;
  const { default: emailjs } = await fetchLibrary();
  // Only `init` accepts an origin. The call passes everything else.
  emailjs.init({}, mail.origin);
  await emailjs.sendForm(mail.serviceId, mail.templateId, toForm(message), {
    publicKey: mail.publicKey,
    blockHeadless: delivery.blockHeadless,
    ...(delivery.rateLimit !== null && {
      limitRate: { id: RATE_ID, throttle: delivery.rateLimit * 1000 },
      storageProvider,
    }),
  });
}

/**
 * Statuses after which a message will always fail. The service refuses it (400, 403), it is too
 * large (413), or the library takes the browser for a headless one (451).
 */
const FINAL_STATUSES: readonly unknown[] = [400, 403, 413, 451];

/**
 * Whether a failure of `send` is final: one of those statuses, or a string (a key is missing). Any
 * other failure is temporary: no network, a timeout, 429, 5xx, and 412 (the agency has to connect
 * its mailbox again).
 */
export function isFinal(reason: unknown): boolean {
  if (typeof reason === 'string') return true;
  if (typeof reason !== 'object' || reason === null || !('status' in reason)) return false;
  return FINAL_STATUSES.includes(reason.status);
}
