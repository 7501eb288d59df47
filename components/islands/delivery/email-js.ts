import type { MailSettings } from '@/content/site/forms-schema';
import { type Answer, getShape } from './answer';
import { type Fields, toFormData } from './fields';
import type { Sending } from './message';
import { post } from './post';
import type { Service } from './service';

/** Our account at EmailJS, and the origin of the service. */
type Account = Omit<MailSettings, 'address' | 'format' | 'accepts' | 'fields'>;

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

/**
 * Returns the origin that `NEXT_PUBLIC_EMAILJS_ORIGIN` means: empty is EmailJS, "self" is this site.
 * The mail service is never below a base path.
 */
function toOrigin(setting: string): string {
  if (setting === '') return 'https://api.emailjs.com';
  return setting === 'self' ? '' : setting;
}

async function sendByLibrary(
  library: typeof import('@emailjs/browser').default,
  { origin, serviceId, templateId, publicKey }: Account,
  fields: Fields,
  { blockHeadless, rateLimit }: Sending,
): Promise<Answer> {
  // Only `init` accepts an origin. The call passes everything else.
  library.init({}, toOrigin(origin));
  return library.sendForm(serviceId, templateId, toForm(fields), {
    publicKey,
    blockHeadless,
    ...(rateLimit
      ? { limitRate: { id: RATE_ID, throttle: rateLimit * 1000 }, storageProvider }
      : {}),
  });
}

/** EmailJS. Its library adds its version and the three ids to the fields. */
export function emailJs(account: Account): Service {
  const address = `${toOrigin(account.origin)}/api/v1.0/email/send-form`;
  const ids = {
    service_id: account.serviceId,
    template_id: account.templateId,
    user_id: account.publicKey,
  };
  const toBody = (fields: Fields) => toFormData([...fields, ...Object.entries(ids)]);
  return {
    address,
    ids,
    toBody,
    prepare: () => void fetchLibrary(),
    async send(fields, delivery) {
      const library = await fetchLibrary();
      return library
        ? sendByLibrary(library.default, account, fields, delivery)
        : post(address, toBody(fields));
    },
    read(answer) {
      if (answer.text.trim().toLowerCase() === 'ok') return 'yes';
      // EmailJS answers neither with a page nor with nothing. A proxy does.
      return getShape(answer) === 'text' ? 'text' : 'foreign';
    },
  };
}
