import { describe, expect, test } from '@jest/globals';
import { ADVICE } from '@/__tests__/client/unit/advice';
import { readFields } from '@/content/files/read-file';
import { site } from '@/content/site/site';

describe(ADVICE, () => {
  test('the shipped switches are those of the specification, and an outbox', () => {
    expect(site().forms).toEqual({
      address: null,
      format: 'form',
      fields: {},
      accepts: null,
      failureNotice: false,
      outbox: true,
      phone: 'tenDigits',
      timeTrap: null,
      rateLimit: null,
      blockHeadless: false,
      recaptchaSiteKey: null,
    });
  });

  test('in the shipped site a tracker starts with the page', () => {
    expect(readFields('content/site.yaml')).toMatchObject({ analytics: { consent: 'start' } });
  });
});
