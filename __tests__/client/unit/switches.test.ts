import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ADVICE } from '@/__tests__/client/unit/advice';
import { SWITCHES } from '@/__tests__/variants/switches';
import { variants } from '@/__tests__/variants/variants';
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

  test('the variant "switches" sets none to its shipped value, but for those that an owner may have set', () => {
    const text = readFileSync(SWITCHES, 'utf8');
    const kept = variants.switches.switches.filter((line) => text.includes(line));
    expect(kept).toEqual(['script: null', 'address: null']);
  });

  test('in the shipped site a tracker starts with the page', () => {
    expect(readFields('content/site.yaml')).toMatchObject({ analytics: { consent: 'start' } });
  });
});
