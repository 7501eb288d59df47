/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import type { Fields } from '@/scripts/serve/mailbox/fields';
import { formOf, judge } from '@/scripts/serve/mailbox/service';

const good: Fields = [
  ['name', 'Asha'],
  ['lib_version', '4.4.1'],
  ['service_id', 'stand-in-service'],
  ['template_id', 'stand-in-consultation'],
  ['user_id', 'stand-in-key'],
];
/** The good fields with one changed, or left out where `value` is undefined. */
const withField = (name: string, value?: string): Fields => [
  ...good.filter(([other]) => other !== name),
  ...(value === undefined ? [] : [[name, value] satisfies [string, string]]),
];
const call = { fields: good, fromBrowser: true, sinceLast: Number.POSITIVE_INFINITY };

const FULL = 50 * 1024 - Buffer.byteLength('nameAshamessage');
const DASHBOARD = 'https://dashboard.emailjs.com/admin';

test.each([
  ['all is well', {}, 200, 'OK'],
  ['it has no key', { fields: withField('user_id') }, 400, 'The user_id parameter is required'],
  [
    'its key is empty',
    { fields: withField('user_id', '') },
    400,
    'The user_id parameter is required',
  ],
  [
    'it has no service',
    { fields: withField('service_id') },
    400,
    'The service_id parameter is required',
  ],
  [
    'it has no template',
    { fields: withField('template_id') },
    400,
    'The template_id parameter is required',
  ],
  [
    'its key is another',
    { fields: withField('user_id', 'x') },
    400,
    `The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`,
  ],
  [
    'its service is another',
    { fields: withField('service_id', 'x') },
    400,
    `The service ID not found. To find this ID, visit ${DASHBOARD}`,
  ],
  [
    'its template is another',
    { fields: withField('template_id', 'x') },
    400,
    `The template ID not found. To find this ID, visit ${DASHBOARD}/templates`,
  ],
  [
    'no browser sent it',
    { fromBrowser: false },
    403,
    'API calls are disabled for non-browser applications',
  ],
  ['it is as large as may be', { fields: withField('message', 'x'.repeat(FULL)) }, 200, 'OK'],
  [
    'it is larger',
    { fields: withField('message', 'x'.repeat(FULL + 1)) },
    413,
    'Variables size limit. The maximum allowed variables size is 50Kb',
  ],
  [
    'it is larger in bytes than in letters',
    { fields: withField('message', 'न'.repeat(20_000)) },
    413,
    'Variables size limit. The maximum allowed variables size is 50Kb',
  ],
  ['it comes within a second', { sinceLast: 999 }, 429, 'Too Many Requests'],
  ['it comes after a second', { sinceLast: 1000 }, 200, 'OK'],
])('when %s', (_, changes, status, text) => {
  expect(judge({ ...call, ...changes })).toEqual({ status, text });
});

describe('the form of a mail is known by its template', () => {
  test.each([
    ['stand-in-consultation', 'Consultation'],
    ['stand-in-inquiry', 'Job inquiry'],
    ['another', 'Unknown'],
  ])('%s', (template, form) => {
    expect(formOf(withField('template_id', template))).toBe(form);
  });
});
