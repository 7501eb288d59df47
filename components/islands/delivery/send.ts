import type { Message } from './message';

/** One name for both forms: the limit is a visitor's, on whichever page. */
const RATE_ID = 'mail';

/**
 * Where the library notes its last mail. Its own storage is lost as soon as anybody calls its
 * `init` (4.4.1), and with it the limit.
 */
const storageProvider = {
  get: async (key: string) => localStorage.getItem(key),
  set: async (key: string, value: string) => localStorage.setItem(key, value),
  remove: async (key: string) => localStorage.removeItem(key),
};

/** The library takes nothing but a form element, so this makes one that no page shows. */
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

/** The mail library, fetched on demand because importing it fails where storage is blocked. */
const library = () => import('@emailjs/browser');

/** Fetches the library ahead of the first send, while there is a network. */
export function prepare(): void {
  library().catch(() => {});
}

/**
 * The status that the library documents for a failure of the network (specification, section 8).
 * It never throws it: the TypeError of `fetch` goes through (4.4.1).
 */
const networkError = (cause: TypeError) => ({ status: 0, text: 'Network Error', cause });

/**
 * Sends a message through EmailJS: its fields, then the library's version and the three ids.
 *
 * @throws a string (a key is missing), a status and a text (refused, or 0 where the network
 * fails), or an error (storage blocked)
 */
export async function send(message: Message): Promise<void> {
  try {
    await sendByLibrary(message);
  } catch (reason) {
    throw reason instanceof TypeError ? networkError(reason) : reason;
  }
}

async function sendByLibrary(message: Message): Promise<void> {
  const { mail, delivery } = message;
  const { default: emailjs } = await library();
  // `init` alone takes an origin; everything else is given with the call.
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
 * Statuses after which the same message would fail for ever: the service refuses it (400, 403), it
 * is too large (413), or the library takes this browser for a program (451).
 */
const FINAL: readonly unknown[] = [400, 403, 413, 451];

/**
 * Whether what `send` threw is final: one of those statuses, or a text, which says that a key is
 * missing. All else may pass: no network, a timeout, 429, 5xx, and 412, by which the service says
 * that the agency has to connect its mailbox again.
 */
export function isFinal(reason: unknown): boolean {
  if (typeof reason === 'string') return true;
  if (typeof reason !== 'object' || reason === null || !('status' in reason)) return false;
  return FINAL.includes(reason.status);
}
