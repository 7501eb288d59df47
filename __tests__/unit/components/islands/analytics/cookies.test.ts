import { expect, test } from '@jest/globals';
import { deleteCookies, getDomains } from '@/components/islands/analytics/cookies';

test('deletes Meta’s cookies and no others, on the host and the domains above it', () => {
  for (const cookie of ['_fbp=fb.1.1.1', '_fbc=fb.1.1.click', 'ours=1', '_fbpx=1']) {
    // biome-ignore lint/suspicious/noDocumentCookie: as Meta's script sets them
    document.cookie = `${cookie}; Path=/`;
  }
  deleteCookies();
  expect(document.cookie.split('; ').sort()).toEqual(['_fbpx=1', 'ours=1']);
  expect(getDomains('www.rivermark.example')).toEqual([
    'www.rivermark.example',
    'rivermark.example',
    'example',
  ]);
});
