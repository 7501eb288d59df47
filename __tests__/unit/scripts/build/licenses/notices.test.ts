/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import { licenseOf, NOTICES, noticesOf } from '@/scripts/build/licenses/notices';
import { shippedPackages } from '@/scripts/build/licenses/shipped';

const REMEDY = 'Run "npx tsx scripts/build/licenses.ts".';
const notices = readFileSync(NOTICES, 'utf8');
let shipped: string[] = [];

beforeAll(async () => {
  shipped = await shippedPackages();
});

test('the packages that islands import are among those that visitors are sent', () => {
  expect(shipped).toEqual(
    expect.arrayContaining([
      '@emailjs/browser',
      '@phosphor-icons/react',
      'framer-motion',
      'idb',
      'react',
      'react-dom',
      'react-facebook-pixel',
      'react-slick',
      'slick-carousel',
      'swiper',
    ]),
  );
});

test('each of them is named in the notices, with the licence it is installed with', () => {
  const missing = shipped.filter((name) => !notices.includes(`\n${name}\n\n${licenseOf(name)}\n`));
  expect(missing.map((name) => `${name} is not in ${NOTICES}. ${REMEDY}`)).toEqual([]);
});

test('nothing else is', () => {
  expect(notices).toBe(noticesOf(shipped));
});

test('both typefaces are there, with their authors and their licence', () => {
  for (const words of [
    'The Mona Sans Project Authors',
    'The Geist Project Authors',
    'SIL OPEN FONT LICENSE Version 1.1',
  ]) {
    expect(notices).toContain(words);
  }
});

test('what is ours is under the MIT licence, texts and pictures included', () => {
  const license = readFileSync('LICENSE', 'utf8');
  expect(license).toMatch(/^MIT License\n\nCopyright \(c\) 2026 Rivermark contributors\n/);
  expect(license.replace(/\s+/g, ' ')).toContain('code, texts, pictures and film');
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({ license: 'MIT' });
});
