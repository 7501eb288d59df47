import type { Fields } from './fields';
import { forms, standIns } from './stand-ins';

/** What the mail service says: a status and a text. */
export type Verdict = { status: number; text: string };

/** What it judges a request by. */
export type Call = {
  fields: Fields;
  /** Whether a browser made it, which says where from. */
  fromBrowser: boolean;
  /** The time since the last mail of the same sender, in milliseconds. */
  sinceLast: number;
};

/** The least time between two mails, in milliseconds. */
const PACE = 1000;
/** The most that the fields of one mail may come to, in bytes. */
const LARGEST = 50 * 1024;

const ids = ['lib_version', 'service_id', 'template_id', 'user_id'];

/** The first value of a field, or nothing. */
const fieldOf = (fields: Fields, name: string) =>
  fields.find(([candidate]) => candidate === name)?.[1] ?? '';

const sizeOf = (fields: Fields) =>
  fields
    .filter(([name]) => !ids.includes(name))
    .reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + Buffer.byteLength(value), 0);

type Rule = Verdict & { breaks: (call: Call) => boolean };

const required = (name: string): Rule => ({
  status: 400,
  text: `The ${name} parameter is required`,
  breaks: ({ fields }) => fieldOf(fields, name) === '',
});

/**
 * Why the service refuses a mail, the first that applies. Its documentation gives the pace and the
 * text for a missing user_id; users report the texts of 403, 413 and of ids it does not know. The
 * text of 429 is the library's own.
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
    breaks: ({ fields }) => fieldOf(fields, 'user_id') !== standIns.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
  },
  {
    status: 400,
    text: 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
    breaks: ({ fields }) =>
      fieldOf(fields, 'service_id') !== standIns.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
  },
  {
    status: 400,
    text: 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
    breaks: ({ fields }) => !forms.has(fieldOf(fields, 'template_id')),
  },
  {
    status: 413,
    text: 'Variables size limit. The maximum allowed variables size is 50Kb',
    breaks: ({ fields }) => sizeOf(fields) > LARGEST,
  },
  { status: 429, text: 'Too Many Requests', breaks: ({ sinceLast }) => sinceLast < PACE },
];

/** What the mail service answers: 200 "OK" when it takes the mail. */
export function judge(call: Call): Verdict {
  const broken = rules.find(({ breaks }) => breaks(call));
  return broken ? { status: broken.status, text: broken.text } : { status: 200, text: 'OK' };
}

/** The form that a mail was sent by. */
export const formOf = (fields: Fields) => forms.get(fieldOf(fields, 'template_id')) ?? 'Unknown';
