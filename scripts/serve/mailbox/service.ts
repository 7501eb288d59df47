import type { Fields } from './fields';
import { forms, standIns } from './stand-ins';

/** The mail service's answer: a status and a text. */
export type Verdict = { status: number; text: string };

/** The facts about a request that the mail service checks. */
export type Call = {
  fields: Fields;
  /** Whether a browser sent it, with its Origin header. */
  fromBrowser: boolean;
  /** The time since the same sender's last mail, in milliseconds. */
  sinceLast: number;
};

/** The shortest time between two mails of a sender. */
const MIN_INTERVAL_MS = 1000;
/** The largest size of a mail's fields. */
const MAX_BYTES = 50 * 1024;

const ids = ['lib_version', 'service_id', 'template_id', 'user_id'];

/** The first value of a field, or an empty text. */
const getField = (fields: Fields, name: string) =>
  fields.find(([candidate]) => candidate === name)?.[1] ?? '';

const getSize = (fields: Fields) =>
  fields
    .filter(([name]) => !ids.includes(name))
    .reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + Buffer.byteLength(value), 0);

type Rule = Verdict & { breaks: (call: Call) => boolean };

const required = (name: string): Rule => ({
  status: 400,
  text: `The ${name} parameter is required`,
  breaks: ({ fields }) => getField(fields, name) === '',
});

/**
 * The reasons to refuse a mail. The first one that applies counts. EmailJS documents the rate limit and
 * the text for a missing user_id. Users report the texts for 403, for 413 and for unknown ids. The text
 * for 429 is from the library.
 */
const rules: readonly Rule[] = [
  {
    status: 403,
    text: 'API calls are disabled for non-browser applications',
    breaks: ({ fromBrowser }) => !fromBrowser,
  },
  required('user_id'),
  required('service_id'),
  required('template_id'),
  {
    status: 400,
    text: 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
    breaks: ({ fields }) => getField(fields, 'user_id') !== standIns.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
  },
  {
    status: 400,
    text: 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
    breaks: ({ fields }) =>
      getField(fields, 'service_id') !== standIns.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
  },
  {
    status: 400,
    text: 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
    breaks: ({ fields }) => !forms.has(getField(fields, 'template_id')),
  },
  {
    status: 413,
    text: 'Variables size limit. The maximum allowed variables size is 50Kb',
    breaks: ({ fields }) => getSize(fields) > MAX_BYTES,
  },
  {
    status: 429,
    text: 'Too Many Requests',
    breaks: ({ sinceLast }) => sinceLast < MIN_INTERVAL_MS,
  },
];

/** Returns the mail service's answer: 200 "OK" if it accepts the mail. */
export function checkMail(call: Call): Verdict {
  const broken = rules.find(({ breaks }) => breaks(call));
  return broken ? { status: broken.status, text: broken.text } : { status: 200, text: 'OK' };
}

/** The name of the form that sent a mail. */
export const getFormName = (fields: Fields) =>
  forms.get(getField(fields, 'template_id')) ?? 'Unknown';
