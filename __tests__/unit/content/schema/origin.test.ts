import { expect, test } from '@jest/globals';
import { origin } from '@/content/schema/origin';

test.each([
  ['', ''],
  ['https://rivermark.example/', 'https://rivermark.example'],
  ['http://localhost:4173', 'http://localhost:4173'],
  ['HTTPS://EXAMPLE.com', 'https://example.com'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['https://rivermark.example:8443', 'https://rivermark.example:8443'],
])('"%s" is where a site may be published', (text, expected) => {
  expect(origin.parse(text)).toBe(expected);
});

test.each([
  ['http://rivermark.example', 'with "https://" at its start, not "http://"'],
  ['http://localhost.example', 'not "http://"'],
  ['rivermark.example', 'with "https://" at its start'],
  ['https:rivermark.example', 'with "https://" at its start'],
  ['"https://rivermark.example"', 'with no quotation marks'],
  ['https://river\u200bmark.example', 'with no blank and no invisible character'],
  ['https://rivermark.example//', 'with "//" only after "https:"'],
  ['https://me:secret@rivermark.example', 'with no user name and no password'],
  ['https://rivermark.example/site', 'with no path'],
  ['https://rivermark.example#a', 'with no path'],
  ['https://rivermark.example\\site', 'with no path'],
  ['https://*.example', 'with a domain'],
  ['https://rivermark.example:port', 'with a domain'],
])('"%s" stops the build, which says why', (text, why) => {
  const message = origin.safeParse(text).error?.issues[0]?.message;
  expect(message).toContain('NEXT_PUBLIC_SITE_URL');
  expect(message).toContain(why);
});
