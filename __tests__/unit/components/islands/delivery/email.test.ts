import { expect, test } from '@jest/globals';
import { isEmail, tidyEmail } from '@/components/islands/delivery/email';

test.each([
  ' ana@example.com ',
  'ana@example.com\u200b',
  '\u2068ana@example.com\u2069',
  '\ufeffana@example.com\u00a0',
  'ana＠example．com',
  'Ana Lopez <ana@example.com>',
  'MAILTO:ana@example.com?subject=A%20till',
  '<mailto:ana@example.com>',
  '“ana@example.com”',
  'ana@example.com.',
  '(ana@example.com);',
])('tidies %j', (value) => {
  expect(tidyEmail(value)).toBe('ana@example.com');
  expect(isEmail(value)).toBe(true);
});

test.each(["o'brien@example.com", 'élodie@exämple.fr', 'अना@उदाहरण.भारत', 'foo.@docomo.example'])(
  'leaves %j as it is',
  (value) => {
    expect(tidyEmail(value)).toBe(value);
    expect(isEmail(value)).toBe(true);
  },
);

test.each([
  '',
  'ana',
  'ana@example',
  '@example.com',
  'ana@example..com',
  'ana@-example.com',
  'ana@127.0.0.1',
  'ana@example.com, bo@example.com',
  'ana@exam ple.com',
  'ana"lopez@example.com',
  '\u200b\u200e',
])('refuses %j', (value) => {
  expect(isEmail(value)).toBe(false);
});
