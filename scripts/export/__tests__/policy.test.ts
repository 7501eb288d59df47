import { expect, test } from '@jest/globals';
import type { Feature } from '@/scripts/export/features';
import { rewrite } from '@/scripts/export/page';
import { addPolicy } from '@/scripts/export/policy';

const add = (html: string, features: readonly Feature[] = []) =>
  rewrite(`<!DOCTYPE html>${html}`, [addPolicy(features)]);

/** `alert(1)` in SHA-256, as browsers name it when they refuse it. */
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

test('stands first in the head, before the encoding', () => {
  const html = add('<head><meta charset="utf-8"><title>A page</title></head>');
  expect(html).toContain('<head><meta http-equiv="Content-Security-Policy" content="');
  expect(html).toContain('"><meta charset="utf-8"><title>');
});

test('stands behind the encoding where it would push it out of the first 1024 bytes', () => {
  const scripts = Array.from({ length: 15 }, (_, i) => `<script>a(${i})</script>`).join('');
  const html = add(`<head><meta charset="utf-8"><title>A page</title></head>${scripts}`);
  expect(html).toContain('<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"');
});

test('takes the place of a policy that is there, so that twice is once', () => {
  const once = add('<head><meta charset="utf-8"></head><script>alert(1)</script>');
  expect(add(once)).toBe(once);
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a module', '<script type="module">alert(1)</script>'],
  ['an import map', '<script type="importmap">alert(1)</script>'],
  ['speculation rules', '<script type="speculationrules">alert(1)</script>'],
])('allows %s of the page by its hash', (_, element) => {
  expect(add(element)).toContain(`script-src ${ALERT};`);
});

test('allows a sheet of the page by its hash', () => {
  expect(add('<style>alert(1)</style>')).toContain(`style-src ${ALERT};`);
});

test('names a script that comes twice once', () => {
  expect(add('<script>alert(1)</script><script>alert(1)</script>')).toContain(
    `script-src ${ALERT};`,
  );
});

test('hashes neither data nor scripts that are files', () => {
  const html = add('<script type="application/ld+json">{}</script><script src="/a.js"></script>');
  expect(html).not.toContain('sha256');
});

test('gives a hash what the browser reads: line ends are one character', () => {
  expect(add('<script>a()\r\nb()</script>')).toBe(add('<script>a()\nb()</script>'));
});
