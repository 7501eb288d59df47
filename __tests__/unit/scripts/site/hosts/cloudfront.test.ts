import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/** The function for CloudFront in the README. */
const [, code = ''] =
  /```js\n([\s\S]*?)```/.exec(readFileSync('scripts/site/hosts/README.md', 'utf8')) ?? [];
const handler = new Function('event', `${code}; return handler(event);`);

const request = (uri: string, query: Record<string, string> = {}) => ({
  request: {
    uri,
    querystring: Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, { value }]),
    ),
  },
});

test.each([
  ['/', '/index.html'],
  ['/about-us', '/about-us.html'],
  ['/icon.svg', '/icon.svg'],
])('serves %s from %s', (uri, file) => {
  expect(handler(request(uri, { a: 'b' })).uri).toBe(file);
});

test.each([
  ['/about-us/', '/about-us?utm_source=mail&x=%26'],
  ['/blog', '/blogs?utm_source=mail&x=%26'],
  ['//evil.example/', '/evil.example?utm_source=mail&x=%26'],
])('redirects %s to %s, with its query', (uri, to) => {
  const answer = handler(request(uri, { utm_source: 'mail', x: '%26' }));
  expect(answer.headers.location.value).toBe(to);
});

test('redirects an address without a query to one without', () => {
  expect(handler(request('/about-us.html')).headers.location.value).toBe('/about-us');
});
