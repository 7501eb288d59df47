import { expect, jest, test } from '@jest/globals';
import { delivery } from '@/__tests__/support/consultation';
import { emailJs } from '@/components/islands/delivery/email-js';
import { postedForm } from '@/components/islands/delivery/posted-form';
import { toService } from '@/components/islands/delivery/service';

const account = { origin: '', publicKey: 'k', serviceId: 's', templateId: 't' };
const ADDRESS = 'https://forms.example.com/f/1';
const PAGE = '\ufeff <!doctype html><title>Your organisation blocks this page</title>';

test.each([
  ['OK', 'yes'],
  [PAGE, 'foreign'],
  ['OK, queued', 'text'],
])('EmailJS has sent a mail only if it says "OK": %j is %s', (text, kind) => {
  expect(emailJs(account).read({ status: 200, text })).toBe(kind);
});

test.each([
  ['{"ok":true,"next":"/thanks"}', 'yes'],
  ['{"success":"true","message":"Sent"}', 'yes'],
  ['{"code":200,"status":"success"}', 'yes'],
  ['{"status":"mail_sent"}', 'yes'],
  ['OK', 'yes'],
  ['{"success":"false","message":"Open this page through a web server"}', 'no'],
  ['{"status":"mail_failed"}', 'no'],
  ['{"errors":[{"field":"email"}],"status":"success"}', 'no'],
  ['{"code":500}', 'no'],
  ['{"id":5,"name":"Asha"}', 'text'],
  [PAGE, 'page'],
  [' \n', 'empty'],
])('a form service that answers %j says "%s"', (text, kind) => {
  const read = (accepts: 'text' | null) =>
    postedForm(ADDRESS, { format: 'form', accepts }).read({ status: 200, text });
  expect(read(null)).toBe(kind);
  // A flag of failure counts in any case.
  expect(read('text')).toBe(kind === 'text' ? 'yes' : kind);
});

/** Answers posts and visits as a browser does that hides an answer. */
function answer(post: () => Promise<unknown>, visit: () => Promise<unknown>) {
  const fetch = jest.fn((_: string, { method }: { method: string }) =>
    method === 'POST' ? post() : visit(),
  );
  Object.defineProperty(globalThis, 'fetch', { value: fetch, configurable: true });
  return postedForm(ADDRESS, { format: 'form', accepts: null }).send([['name', 'Asha']], delivery);
}
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

test('a service that can be reached may have taken the message, and another has not', async () => {
  const sent = answer(lost, () => Promise.resolve({ type: 'opaque' }));
  await expect(sent).rejects.toMatchObject({ status: 0, kind: 'unreadable' });
  await expect(answer(lost, lost)).rejects.toBeInstanceOf(TypeError);
});

test('a redirect is not followed', async () => {
  const sent = await answer(() => Promise.resolve({ type: 'opaqueredirect', status: 0 }), lost);
  const read = (accepts: 'redirect' | null) =>
    postedForm(ADDRESS, { format: 'form', accepts }).read(sent);
  expect([read(null), read('redirect')]).toEqual(['redirect', 'yes']);
});

test('hidden fields go with each message, once', () => {
  const form = toService({
    ...{ ...account, address: ADDRESS, format: 'form', accepts: null },
    fields: { access_key: 'new' },
  });
  const typed = [
    ['name', 'Ana'],
    ['access_key', 'old'],
  ] as const;
  const body = form.toBody(typed);
  expect(body instanceof FormData && [...body]).toEqual([typed[0], ['access_key', 'new']]);
});
