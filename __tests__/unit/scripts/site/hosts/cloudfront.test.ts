import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/** The function for CloudFront in the manual. */
const [, code = ''] =
  /```js\n([\s\S]*?)```/.exec(readFileSync('scripts/site/hosts/other-hosts.md', 'utf8')) ?? [];
const handler = new Function('event', `${code}; return handler(event);`);

test.each([
  ['/', { uri: '/index.html' }],
  ['/about-us', { uri: '/about-us.html' }],
  ['/icon.svg', { uri: '/icon.svg' }],
  ['/about-us/', '/about-us?utm_source=mail'],
  ['/blog', '/blogs?utm_source=mail'],
  ['//evil.example/', '/evil.example?utm_source=mail'],
])('answers %s with %j, and redirects keep the query', (uri, expected) => {
  const answer = handler({ request: { uri, querystring: { utm_source: { value: 'mail' } } } });
  const redirect = { headers: { location: { value: expected } } };
  expect(answer).toMatchObject(typeof expected === 'string' ? redirect : expected);
});
