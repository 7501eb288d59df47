import { expect, jest, test } from '@jest/globals';
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

test.each(['https://forms.example.com:8443/a', '/api/form'])(
  'a service may have the address %s',
  (address) => {
    expect(read({ address })).toMatchObject({ address, format: 'form' });
    jest.replaceProperty(process, 'env', {
      ...process.env,
      NEXT_PUBLIC_EMAILJS_ORIGIN: 'self',
    });
    // The stand-in of tests takes its place.
    expect(read({ address })).toMatchObject({ address: null });
    jest.restoreAllMocks();
  },
);

test.each(['http://forms.example.com', '//forms.example.com', 'a b'])(
  'a service cannot have the address "%s"',
  (address) => {
    expect(getErrorMessage(() => read({ address }))).toMatch(
      'address: expected the address that the service gives for your form',
    );
  },
);

test('another service than EmailJS excludes what only EmailJS has', () => {
  const changes = { rateLimit: 5, blockHeadless: true, recaptchaSiteKey: '6Lc_a-B9' };
  expect(read(changes)).toMatchObject({ rateLimit: 5, blockHeadless: true });
  const message = getErrorMessage(() => read({ ...changes, address: '/api/form' }));
  expect(message).toMatch(/rateLimit: expected none.*EmailJS.*write null/);
  expect(message).toMatch(/blockHeadless: expected none.*write false/);
  expect(message).toMatch(/recaptchaSiteKey: expected none.*NEXT_PUBLIC_RECAPTCHA_SITE_KEY/);
});
