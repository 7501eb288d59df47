import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fileDigests } from '../../digest';
import { addIntegrity } from '../../page/integrity';
import { edit } from '../support/edit';

const SHEET = 'p{color:red}';
const integrity = `sha256-${createHash('sha256').update(SHEET).digest('base64')}`;

let out = '';

beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'out-'));
  await mkdir(join(out, '_next'));
  await writeFile(join(out, '_next/a.css'), SHEET);
  await writeFile(join(out, '_next/a b.js'), SHEET);
});

afterEach(() => rm(out, { recursive: true }));

const protect = (html: string, basePath = '') =>
  edit(html, (document) => addIntegrity(document, fileDigests(out, basePath)));

test.each([
  '<link rel="stylesheet" href="/_next/a.css">',
  '<link rel="preload" as="style" href="/_next/a.css?dpl=1">',
  '<link rel="preload" as="script" href="/_next/a%20b.js">',
  '<link rel="modulepreload" href="/_next/a%20b.js">',
  '<script src="/_next/a%20b.js"></script>',
])('%s gets the digest of its file', (element) => {
  expect(protect(element)).toContain(element.replace('>', ` integrity="${integrity}">`));
});

test('finds the files of a site with a base path', () => {
  expect(protect('<link rel="stylesheet" href="/site/_next/a.css">', '/site')).toContain(integrity);
});

test('adds no integrity to other files, to inline scripts and to marked scripts of other sites', () => {
  const html = protect(
    '<script data-keep="" src="https://example.com/a.js"></script><link rel="icon" href="/icon.svg"><link rel="preload" as="font" href="/f.woff2"><script>a()</script>',
  );
  expect(html).not.toContain('integrity');
});

test.each([
  ['of another site', '<script src="https://example.com/a.js"></script>', ''],
  ['of another site, without a scheme', '<script src="//example.com/a.js"></script>', ''],
  ['that does not exist', '<link rel="stylesheet" href="/_next/b.css">', ''],
  ['outside the base path', '<link rel="stylesheet" href="/_next/a.css">', '/site'],
])('refuses a file %s', (_, element, basePath) => {
  const address = /(?:src|href)="([^"]+)"/.exec(element)?.[1];
  expect(() => protect(element, basePath)).toThrow(
    `it loads "${address}", which is not a file of the site, so its integrity is unknown: serve it from public/`,
  );
});
