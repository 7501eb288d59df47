/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { hidden } from '@/scripts/site/hosts/description';
import { writeHostFiles } from '@/scripts/site/hosts/write';

const PAGE = '<p>The same words again and again.</p>'.repeat(40);
let folder: string;
let out: string;

const put = (file: string, text: string) => {
  mkdirSync(join(out, file, '..'), { recursive: true });
  writeFileSync(join(out, file), text);
};
const write = (options: Partial<Parameters<typeof writeHostFiles>[0]> = {}) =>
  writeHostFiles({
    out,
    hosts: join(folder, 'hosts'),
    basePath: '',
    precompressed: false,
    netlify: false,
    ...options,
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  out = join(folder, 'out');
  put('index.html', PAGE);
  put('pictures/hero.avif', PAGE);
  put('tiny.txt', 'x');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('writes the files of hosts into the site, and those of servers outside it', async () => {
  await write();
  expect(readdirSync(out).sort()).toEqual([...hidden, 'index.html', 'pictures', 'tiny.txt'].sort());
  expect(readdirSync(join(folder, 'hosts'))).toEqual(['Caddyfile', 'nginx.conf']);
});

test('every file of a host contains the base path', async () => {
  await write({ basePath: '/site' });
  const servers = ['../hosts/nginx.conf', '../hosts/Caddyfile'];
  for (const file of ['_headers', '_redirects', '.htaccess', 'vercel.json', ...servers])
    expect(readFileSync(join(out, file), 'utf8')).toContain('/site/');
});

test('takes files of any kind, and lists those whose media type nobody knows', async () => {
  for (const name of ['CNAME', 'photo.jpeg', 'brochure.docx', 'pictures/a.qqq']) put(name, 'x');
  const { unknown } = await write();
  expect(unknown).toEqual([join(out, 'CNAME'), join(out, 'pictures/a.qqq')]);
});
