import { describe, expect, test } from '@jest/globals';
import { ADVICE } from '@/__tests__/client/unit/advice';
import { readFields } from '@/content/schema/fields';
import { site } from '@/content/site';

describe(ADVICE, () => {
  test('the shipped switches are those of the specification, and an outbox', () => {
    expect(site.forms).toEqual({
      failureNotice: false,
      outbox: true,
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
