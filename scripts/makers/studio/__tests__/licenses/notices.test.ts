/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { formatNotices } from '@/scripts/makers/studio/licenses/notices';
import { getShippedPackages } from '@/scripts/makers/studio/licenses/shipped';
import { NOTICES } from '@/scripts/site/fonts/notices';

test('the notices have the licence of each package that islands import, as "npx tsx scripts/makers/studio/licenses.ts" writes them', async () => {
  const shipped = await getShippedPackages();
  expect(shipped).toEqual(expect.arrayContaining(['@emailjs/browser', 'react-slick', 'swiper']));
  expect(readFileSync(NOTICES, 'utf8')).toBe(formatNotices(shipped));
});
