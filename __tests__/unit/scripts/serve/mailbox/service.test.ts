/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { checkMail } from '@/scripts/serve/mailbox/service';

const check = (changes: { user_id?: string; message?: string; sinceLast?: number }) => {
  const { sinceLast = Number.POSITIVE_INFINITY, user_id = 'stand-in-key', message = '' } = changes;
  const ids = { service_id: 'stand-in-service', template_id: 'stand-in-consultation', user_id };
  const fields = Object.entries({ message, lib_version: '4.4.1', ...ids });
  return checkMail({ fields, fromBrowser: true, sinceLast });
};

/** Letters of three bytes, as many as the service takes, with one byte left. */
const FULL = 'न'.repeat((50 * 1024 - 'message'.length) / 3);

test.each([
  ['a mail that is full', { message: FULL }, 200, 'OK'],
  ['a mail without a key', { user_id: '' }, 400, 'The user_id parameter is required'],
  ['a mail with an unknown key', { user_id: 'x' }, 400, 'The Public Key is invalid'],
  ['a mail that is too large', { message: `${FULL}aaa` }, 413, 'Variables size limit'],
  ['a second mail within a second', { sinceLast: 999 }, 429, 'Too Many Requests'],
])('answers %s as EmailJS does', (_, changes, status, text) => {
  expect(check(changes)).toEqual({ status, text: expect.stringContaining(text) });
});
