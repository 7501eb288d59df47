/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { aliases } from '@/content/routes';
import { getAnswer } from '@/scripts/serve/preview/answer';
import { getHeaders, redirects } from '@/scripts/site/hosts/description';

test.each([
  ['/blog', '/blogs'],
  ['/blog/', '/blogs'],
  ...redirects.map(({ from, to }) => [from, to] as const),
  ['/about-us.html', '/about-us'],
  ['/index.html', '/'],
  ['//about-us/', '/about-us'],
  ['/a%0d%0a/', '/a%0D%0A'],
])('redirects %s to %s', (from, to) => {
  expect(getAnswer(from)).toEqual({ kind: 'redirect', to });
});

test.each(['/_headers', '/%5Fheaders', '/a/../.htaccess', '/index.html.br', '/404', '/%E0%A4%A'])(
  'answers %s with 404',
  (path) => {
    expect(getAnswer(path)).toEqual({ kind: 'error', status: 404 });
  },
);

/** Aliases that differ from their page only in case have a page of their own. */
const pages = Object.keys(aliases).filter((alias) => !redirects.some(({ from }) => from === alias));

test.each(['/', '/about-us', ...pages, '/pictures/a-1.avif'])(
  'serves %s with its headers',
  (path) => {
    expect(getAnswer(path)).toEqual({ kind: 'file', path, headers: getHeaders(path) });
  },
);
