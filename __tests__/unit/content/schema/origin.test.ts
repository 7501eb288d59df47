import { expect, test } from '@jest/globals';
import { origin } from '@/content/schema/origin';

test.each([
  ['', ''],
  ['https://rivermark.example', 'https://rivermark.example'],
  ['https://rivermark.example/', 'https://rivermark.example'],
  ['http://localhost:4173', 'http://localhost:4173'],
])('"%s" is where a site may be published', (text, expected) => {
  expect(origin.parse(text)).toBe(expected);
});

test.each([
  'http://rivermark.example',
  'https://rivermark.example/site',
  'https://rivermark.example?a',
  'https://',
])('"%s" stops the build', (text) => {
  expect(origin.safeParse(text).error?.issues[0]?.message).toContain('NEXT_PUBLIC_SITE_URL');
});
