import { expect, test } from '@jest/globals';
import { toService } from '@/components/islands/delivery/service';
import { formSettings } from '@/content/schema/form-settings';
import { switches } from '@/content/site/site';

const settings = {
  ...{ address: 'https://forms.example/x', accepts: null, origin: '' },
  ...{ publicKey: '', serviceId: '', templateId: '' },
  fields: { access_key: 'new' },
};
const typed = [
  ['name', 'Ana'],
  ['access_key', 'old'],
] as const;

test('hidden fields go with each message, once', () => {
  const form = toService({ ...settings, format: 'form' });
  expect(form.ids).toEqual({ access_key: 'new' });
  const body = form.toBody(typed);
  expect(body instanceof FormData && [...body]).toEqual([
    ['name', 'Ana'],
    ['access_key', 'new'],
  ]);
});

const read = (address: string | null, fields: object) =>
  formSettings.safeParse({ ...switches().forms, recaptchaSiteKey: '', address, fields });

test.each([
  ['with EmailJS', null, { access_key: 'x' }],
  ['of a name that the forms have', 'https://forms.example/x', { email: 'x' }],
  ['without a value', 'https://forms.example/x', { access_key: '' }],
])('hidden fields %s are refused', (_, address, fields) => {
  const issues = read(address, fields).error?.issues ?? [];
  expect(issues.some(({ path }) => path[0] === 'fields')).toBe(true);
});
