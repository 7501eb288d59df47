import '@/__tests__/support/published';

import { expect, test } from '@jest/globals';
import { agency } from '@/content/files/agency';
import { moved } from '@/content/site/moved';
import { toRedirectPage } from '@/scripts/site/redirects/page';

const document = new DOMParser().parseFromString(toRedirectPage('/team/x'), 'text/html');

test('the page at a former address leads to the present one at once', () => {
  const refresh = document.querySelector('meta[http-equiv="refresh"]');
  expect(refresh?.getAttribute('content')).toBe('0; url=/team/x');
  expect(document.querySelector('link')?.href).toBe('https://rivermark.example/team/x');
});

test('its words are those of moved.yaml, with the link in the place of {address}', () => {
  const address = 'https://rivermark.example/team/x';
  expect(document.title).toBe(`${moved().title} | ${agency().name}`);
  expect(document.body.textContent?.trim()).toBe(moved().text.replace('{address}', address));
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/team/x');
});
