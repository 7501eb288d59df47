import { expect, test } from '@jest/globals';
import { getErrorMessage } from '@/__tests__/support/messages';
import { formSettings } from '@/content/schema/form-settings';
import { parse } from '@/content/schema/parse';

const settings = {
  failureNotice: false,
  outbox: true,
  phone: 'tenDigits',
  timeTrap: null,
  rateLimit: null,
  blockHeadless: false,
  recaptchaSiteKey: '',
};
const read = (changes: object) =>
  parse('content/site.yaml', formSettings, { ...settings, ...changes });

test('with reCAPTCHA there is no outbox, because its token expires', () => {
  expect(read({ recaptchaSiteKey: '6Lc_a-B9' })).toMatchObject({
    outbox: false,
    recaptchaSiteKey: '6Lc_a-B9',
  });
});

test('a wrong setting is an error that says what was expected', () => {
  expect(getErrorMessage(() => read({ recaptchaSiteKey: 'my key' }))).toMatch(
    'NEXT_PUBLIC_RECAPTCHA_SITE_KEY is "my key": expected the site key',
  );
  expect(getErrorMessage(() => read({ timeTrap: -1 }))).toMatch('timeTrap: expected more than 0');
});
