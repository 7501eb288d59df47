/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import { formatNotices, NOTICES, readLicense } from '@/scripts/studio/licenses/notices';
import { getShippedPackages } from '@/scripts/studio/licenses/shipped';

const REMEDY = 'Run "npx tsx scripts/studio/licenses.ts".';
const notices = readFileSync(NOTICES, 'utf8');
let shipped: string[] = [];

beforeAll(async () => {
  shipped = await getShippedPackages();
});

test('the packages that islands import are listed', () => {
  expect(shipped).toEqual(
    expect.arrayContaining([
      '@emailjs/browser',
      '@phosphor-icons/react',
      'framer-motion',
      'libphonenumber-js',
      'react',
      'react-dom',
      'react-facebook-pixel',
      'react-slick',
      'slick-carousel',
      'swiper',
    ]),
  );
});

test('the notices contain each listed package with its licence', () => {
  const missing = shipped.filter(
    (name) => !notices.includes(`\n${name}\n\n${readLicense(name)}\n`),
  );
  expect(missing.map((name) => `${name} is not in ${NOTICES}. ${REMEDY}`)).toEqual([]);
});

test('the notices contain nothing else', () => {
  expect(notices).toBe(formatNotices(shipped));
});

test('the notices contain both typefaces with their authors and their licence', () => {
  for (const words of [
    'The Mona Sans Project Authors',
    'The Geist Project Authors',
    'SIL OPEN FONT LICENSE Version 1.1',
  ]) {
    expect(notices).toContain(words);
  }
});
