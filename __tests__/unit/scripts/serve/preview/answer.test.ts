/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { getHeaders } from '@/scripts/build/hosts/description';
import { answerTo } from '@/scripts/serve/preview/answer';

test.each([
  ['/blog', '/blogs'],
  ['/blog/', '/blogs'],
  ['/blog.html', '/blogs'],
  ['/services/ideation-designing', '/services/ideational-designing'],
  ['/about-us/', '/about-us'],
  ['/about-us.html', '/about-us'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['//about-us/', '/about-us'],
  ['/a%0d%0a/', '/a%0D%0A'],
  ['/a%3Fb/', '/a%3Fb'],
])('moves %s to %s', (from, to) => {
  expect(answerTo(from)).toEqual({ kind: 'moved', to });
});

test.each(['/_headers', '/%5Fheaders', '/a/../.htaccess', '/index.html.br', '/404', '/%E0%A4%A'])(
  'has nothing at %s',
  (path) => {
    expect(answerTo(path)).toEqual({ kind: 'error', status: 404 });
  },
);

test('fails where it is asked to', () => {
  expect(answerTo('/500')).toEqual({ kind: 'error', status: 500 });
});

test.each(['/', '/about-us', '/services/digital-transformation', '/pictures/a-1.avif'])(
  'serves %s with its headers',
  (path) => {
    expect(answerTo(path)).toEqual({ kind: 'file', path, headers: getHeaders(path) });
  },
);
