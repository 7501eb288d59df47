import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { getErrorMessage } from '@/__tests__/support/messages';
import { findAddressProblem } from '@/content/files/addresses';
import { listSlugs } from '@/content/files/folder';
import { href, link } from '@/content/files/href';
import { isLeftOut } from '@/content/files/left-out';
import { aliases } from '@/content/files/pages';
import { parse } from '@/content/schema/parse';
import { collections } from '@/content/structured/collections';

test.each([
  '/',
  '/contact#form',
  // Second addresses of a page and a service.
  ...[...aliases()].flatMap(([alias, path]) => (findAddressProblem(path) === null ? alias : [])),
  ...collections.flatMap(({ collection: { toAddress, all } }) =>
    all().flatMap(({ slug }) => toAddress(slug) ?? []),
  ),
  '/contact?topic=tea',
  '/contact?topic=tea#form',
  '/licenses.txt',
  '/licenses.txt?download#page=2',
  '/feed.xml',
  '#faq',
  'https://www.linkedin.com/company/example',
  'mailto:hello@example.com',
  'HTTPS://www.example.com/',
  'tel:+441514960142',
])('a link may lead to %s', (to) => {
  expect(href.safeParse(to).success).toBe(true);
});

test.each(
  [
    '/about',
    '/contact/',
    '/contact.html',
    '/about?topic=tea',
    '/Licenses.txt',
    '/pictures',
    '/../README.md',
    '/licenses.txt/more',
    '/services/',
    'http://insecure.example',
    'javascript:alert(1)',
    '//elsewhere.example',
    '',
    // Links to pages that are left out have a check of their own.
  ].filter((to) => !isLeftOut(to)),
)('a link may not lead to %s', (to) => {
  expect(href.safeParse(to).success).toBe(false);
});

test('the error for a broken link names it and says what was expected', () => {
  expect(
    getErrorMessage(() =>
      parse('content/pages/x.yaml', link, { label: 'Contact', href: '/contcat' }),
    ),
  ).toBe(
    'content/pages/x.yaml is invalid:\n  href: expected a page of the site, found "/contcat". Did you mean "/contact"?',
  );
});

test('a file of public is a target in these letters, and HTML also without its ending', async () => {
  const root = mkdtempSync(join(tmpdir(), 'public-'));
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(root);
  mkdirSync(join(root, 'public/files'), { recursive: true });
  mkdirSync(join(root, 'public/.well-known'));
  for (const name of ['files/brochure.pdf', 'files/my tea.pdf', 'promo.html', 'a.csv.gz', '.env'])
    writeFileSync(join(root, 'public', name), '');
  writeFileSync(join(root, 'public/.well-known/security.txt'), '');
  for (const path of [
    ...['/files/brochure.pdf', '/files/my%20tea.pdf', '/promo', '/promo.html'],
    ...['/.well-known/security.txt', '/icon.svg'],
  ])
    expect([path, findAddressProblem(path)]).toEqual([path, null]);
  for (const path of [
    '/files/Brochure.pdf',
    '/a.csv.gz',
    '/.env',
    '/files',
    '/files/brochure.pdf/',
  ])
    expect(findAddressProblem(path)).toContain('expected a page of the site');
  expect(findAddressProblem('/a.csv.gz')).not.toContain('Did you mean');
  expect(findAddressProblem('/files/mytea.pdf')).toContain('Did you mean "/files/my%20tea.pdf"?');
  expect(findAddressProblem('/files/brochur.pdf')).toContain(
    'or a file of public, found "/files/brochur.pdf". Did you mean "/files/brochure.pdf"?',
  );
  cwd.mockRestore();
  rmSync(root, { recursive: true });
});

test('the error for a part of /projects that is gone names the nearest case study', () => {
  const [slug = ''] = listSlugs('content/projects', 'yaml');
  expect(href.safeParse(`/projects#${slug}`).success).toBe(true);
  const message = getErrorMessage(() =>
    parse('content/sections/industries.yaml', href, `/projects#${slug}x`),
  );
  expect(message).toContain(
    `expected a file of content/projects after /projects#, found "/projects#${slug}x". Did you mean "${slug}"?`,
  );
  expect(message.match(/found/g)).toHaveLength(1);
});
