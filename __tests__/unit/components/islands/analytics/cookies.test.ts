import { expect, test } from '@jest/globals';
import { deleteCookies, getDomains } from '@/components/islands/analytics/cookies';

test('deletes the cookies of a tracker and no others, on the host and the domains above it', () => {
  for (const cookie of ['_ga=1', '_ga_G1=1', '_gat=1', 'ours=1']) {
    // biome-ignore lint/suspicious/noDocumentCookie: as a tracker sets them
    document.cookie = `${cookie}; Path=/`;
  }
  deleteCookies(['_ga', '_ga_*', 'absent']);
  expect(document.cookie.split('; ').sort()).toEqual(['_gat=1', 'ours=1']);
  expect(getDomains('www.rivermark.example')).toEqual([
    'www.rivermark.example',
    'rivermark.example',
    'example',
  ]);
});
