/** @jest-environment node */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { standInProject } from '@/__tests__/support/project';

const page = (path: string, title: string) => ({ path, title });

standInProject({
  'content/pages/about.yaml': { path: '/about-us', sections: [] },
  '.next/cache/build/translations/0.json': JSON.stringify({
    language: 'en-GB',
    base: '',
    pages: {
      '/': page('/', 'Home'),
      '/about-us': page('/about-us', 'About'),
      '/team/ana': page('/team/ana', 'Ana'),
    },
    redirects: [],
  }),
  '.next/cache/build/translations/1.json': JSON.stringify({
    language: 'de',
    base: '/de',
    pages: { '/': page('/', 'Start'), '/about-us': page('/über-uns', 'Über uns') },
    redirects: [],
  }),
  '.next/cache/build/translations/2.json': JSON.stringify({
    language: 'es-419',
    base: '/es-419',
    pages: { '/': page('/', 'Inicio') },
    redirects: [],
  }),
});

let translations: typeof import('@/content/files/translations');

beforeAll(async () => {
  process.env.SITE_TRANSLATIONS = '1';
  translations = await import('@/content/files/translations');
});
afterAll(() => {
  delete process.env.SITE_TRANSLATIONS;
});

test('a page names itself and the same page in each language that has it', () => {
  expect(translations.listTranslations('/about-us')).toEqual([
    { language: 'en-GB', href: '/about-us' },
    { language: 'de', href: '/de/%C3%BCber-uns' },
  ]);
  expect(translations.listTranslations('/team/ana')).toEqual([]);
});

test('search engines read regions of countries alone, and the first language as that of everybody else', () => {
  expect(translations.listAlternates('/').map(({ language }) => language)).toEqual([
    'en-GB',
    'de',
    'es',
    'x-default',
  ]);
});

test('a language that lacks a page is linked at the nearest page above it, whose title is said', () => {
  expect(translations.listLanguageLinks('/team/ana', 'en-GB')).toEqual([
    { language: 'en-GB', name: 'English', href: '/team/ana', isHere: true },
    { language: 'de', name: 'Deutsch', href: '/de', title: 'Start', isHere: false },
    { language: 'es-419', name: 'Español', href: '/es-419', title: 'Inicio', isHere: false },
  ]);
});
