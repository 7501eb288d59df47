/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { findAddressProblem } from '@/content/files/addresses';
import { formerAddresses } from '@/content/files/former';
import { isLeftOut } from '@/content/files/left-out';
import { aliases } from '@/content/files/pages';
import {
  getHeaders,
  headers,
  matchesPattern,
  redirects,
  rules,
} from '@/scripts/site/hosts/description';

test('no address matches two rules', () => {
  const addresses = rules.map(({ pattern }) => pattern.replace('*', 'a/b.svg'));
  for (const address of addresses) {
    expect(rules.filter(({ pattern }) => matchesPattern(pattern, address))).toHaveLength(1);
  }
});

test.each([
  ['/', 'public, max-age=0, must-revalidate'],
  ['/icon.svg', 'public, max-age=86400'],
  ['/manifest.webmanifest', 'public, max-age=0, must-revalidate'],
  ['/files/brochure.pdf', 'public, max-age=0, must-revalidate'],
  ['/_next/static/chunks/a.css', 'public, max-age=31536000, immutable'],
  ['/pictures/a-1.avif', 'public, max-age=31536000, immutable'],
  ['/og/home-01234567.jpg', 'public, max-age=31536000, immutable'],
])('%s is cached as %s, and other sites may show it', (path, cache) => {
  expect(getHeaders(path)).toEqual({ ...headers, 'Cache-Control': cache });
  expect(headers['Cross-Origin-Resource-Policy']).toBe('cross-origin');
});

test('every alias redirects, except those that differ only in case', () => {
  const expected = [...aliases()]
    .filter(([, path]) => !isLeftOut(path) && findAddressProblem(path) === null)
    .filter(([alias, path]) => alias.toLowerCase() !== path.toLowerCase())
    .map(([from, to]) => ({ from, to }));
  expect(redirects).toEqual(expect.arrayContaining(expected));
  expect(redirects).toHaveLength(expected.length + formerAddresses().length);
});
