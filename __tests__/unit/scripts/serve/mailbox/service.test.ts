/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { Fields } from '@/scripts/serve/mailbox/fields';
import { checkMail, getFormName } from '@/scripts/serve/mailbox/service';

const good: Fields = [
  ['name', 'Asha'],
  ['lib_version', '4.4.1'],
  ['service_id', 'stand-in-service'],
  ['template_id', 'stand-in-consultation'],
  ['user_id', 'stand-in-key'],
];
/** The valid fields with one of them changed, or removed if `value` is undefined. */
const withField = (name: string, value?: string): Fields => [
  ...good.filter(([other]) => other !== name),
  ...(value === undefined ? [] : [[name, value] satisfies [string, string]]),
];
const call = { fields: good, fromBrowser: true, sinceLast: Number.POSITIVE_INFINITY };

const FULL = 50 * 1024 - Buffer.byteLength('nameAshamessage');
const DASHBOARD = 'https://dashboard.emailjs.com/admin';

test.each([
  ['the mail is valid', {}, 200, 'OK'],
  ['it has no key', { fields: withField('user_id') }, 400, 'The user_id parameter is required'],
  [
    'its key is unknown',
    { fields: withField('user_id', 'x') },
    400,
    `The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`,
  ],
  [
    'no browser sent it',
    { fromBrowser: false },
    403,
    'API calls are disabled for non-browser applications',
  ],
  ['it has the largest size', { fields: withField('message', 'x'.repeat(FULL)) }, 200, 'OK'],
  [
    'it is one byte larger',
    { fields: withField('message', 'x'.repeat(FULL + 1)) },
    413,
    'Variables size limit. The maximum allowed variables size is 50Kb',
  ],
  [
    'it is too large in bytes, but not in letters',
    { fields: withField('message', 'न'.repeat(20_000)) },
    413,
    'Variables size limit. The maximum allowed variables size is 50Kb',
  ],
  ['it comes within a second', { sinceLast: 999 }, 429, 'Too Many Requests'],
  ['it comes after a second', { sinceLast: 1000 }, 200, 'OK'],
])('when %s', (_, changes, status, text) => {
  expect(checkMail({ ...call, ...changes })).toEqual({ status, text });
});

test.each([
  ['stand-in-consultation', 'Consultation'],
  ['stand-in-inquiry', 'Job inquiry'],
  ['another', 'Unknown'],
])('the template "%s" is of the form "%s"', (template, form) => {
  expect(getFormName(withField('template_id', template))).toBe(form);
});
