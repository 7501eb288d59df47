import { expect, test } from '@jest/globals';
import { deleteCookies, getDomains } from '@/components/islands/analytics/cookies';

test.each([
  ['localhost', ['localhost']],
  ['rivermark.example', ['rivermark.example', 'example']],
  ['www.rivermark.co.uk', ['www.rivermark.co.uk', 'rivermark.co.uk', 'co.uk', 'uk']],
])('a cookie of %s may belong to %j', (host, domains) => {
  expect(getDomains(host)).toEqual(domains);
});

test('deletes Meta’s cookies and no others', () => {
  for (const cookie of ['_fbp=fb.1.1.1', '_fbc=fb.1.1.click', 'ours=1', '_fbpx=1']) {
    // biome-ignore lint/suspicious/noDocumentCookie: as Meta's script sets them
    document.cookie = `${cookie}; Path=/`;
  }
  deleteCookies();
  expect(document.cookie.split('; ').sort()).toEqual(['_fbpx=1', 'ours=1']);
});
