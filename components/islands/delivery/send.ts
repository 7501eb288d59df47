import type { Letter } from './letter';

/** One name for both forms: the limit is a visitor's, on whichever page. */
const RATE_ID = 'mail';

/**
 * Where the library notes its last mail. It has its own, which it loses as soon as anybody calls
 * its `init` (4.4.1), and with it the limit.
 */
const storageProvider = {
  get: async (key: string) => localStorage.getItem(key),
  set: async (key: string, value: string) => localStorage.setItem(key, value),
  remove: async (key: string) => localStorage.removeItem(key),
};

/** The library takes a form element and nothing else: one that no page shows, with the same fields. */
function formOf({ fields }: Letter): HTMLFormElement {
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

/** The mail library, fetched here because importing it fails where storage is blocked. */
const library = () => import('@emailjs/browser');

/** Fetches the library ahead of the first send, while there is a network. */
export function prepare(): void {
  library().catch(() => {});
}

/**
 * The status that the library has for a failure of the network (specification, section 8). It
 * defines it and never throws it: `fetch` rejects with a TypeError, and that goes through (4.4.1).
 */
const networkError = (cause: TypeError) => ({ status: 0, text: 'Network Error', cause });

/**
 * Sends a letter through EmailJS: its fields, then the library's version and the three ids.
 *
 * @throws a string (a key is missing), a status and a text (refused, or 0 where the network
 * fails), or an error (storage blocked)
 */
export async function send(letter: Letter): Promise<void> {
  try {
    await sendByLibrary(letter);
  } catch (reason) {
    throw reason instanceof TypeError ? networkError(reason) : reason;
  }
}

async function sendByLibrary(letter: Letter): Promise<void> {
  const { mail, delivery } = letter;
  const { default: emailjs } = await library();
  // `init` alone takes an origin; everything else is given with the call.
  emailjs.init({}, mail.origin);
  await emailjs.sendForm(mail.serviceId, mail.templateId, formOf(letter), {
    publicKey: mail.publicKey,
    blockHeadless: delivery.blockHeadless,
    ...(delivery.rateLimit !== null && {
      limitRate: { id: RATE_ID, throttle: delivery.rateLimit * 1000 },
      storageProvider,
    }),
  });
}
