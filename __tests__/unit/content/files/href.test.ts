import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { findAddressProblem } from '@/content/files/addresses';
import { href } from '@/content/files/href';
import { isLeftOut } from '@/content/files/left-out';

test.each([
  ...['/', '/contact?topic=tea#form', '/licenses.txt', '/feed.xml', '#faq', 'tel:+441514960142'],
  'HTTPS://www.example.com/',
])('a link may lead to %s', (to) => {
  expect(href.safeParse(to).success).toBe(true);
});

test.each(
  [
    ...['/about?topic=tea', '/contact.html', '/services/', 'http://insecure.example', ''],
    ...['javascript:alert(1)', '//elsewhere.example'],
    // Links to pages that are left out have a check of their own.
  ].filter((to) => !isLeftOut(to)),
)('a link may not lead to %s', (to) => {
  expect(href.safeParse(to).success).toBe(false);
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
