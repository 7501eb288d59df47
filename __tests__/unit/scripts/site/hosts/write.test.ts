/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { standInProject } from '@/__tests__/support/project';
import { hidden } from '@/scripts/site/hosts/description';
import { writeHostFiles } from '@/scripts/site/hosts/write';

const PAGE = '<p>The same words again and again.</p>'.repeat(40);
const folder = standInProject(
  { 'out/index.html': PAGE, 'out/pictures/hero.avif': PAGE, 'out/tiny.txt': 'x' },
  { each: true },
);
const at = (file: string) => join(folder.root, file);

const write = (options: Partial<Parameters<typeof writeHostFiles>[0]> = {}) =>
  writeHostFiles({
    out: at('out'),
    hosts: at('hosts'),
    basePath: '',
    precompressed: false,
    netlify: false,
    ...options,
  });

test('writes the files of hosts into the site, and those of servers outside it', async () => {
  await write();
  expect(readdirSync(at('out')).sort()).toEqual(
    [...hidden, 'index.html', 'pictures', 'tiny.txt'].sort(),
  );
  expect(readdirSync(at('hosts'))).toEqual(['Caddyfile', 'nginx.conf']);
});

test('every file of a host contains the base path', async () => {
  await write({ basePath: '/site' });
  const servers = ['../hosts/nginx.conf', '../hosts/Caddyfile'];
  for (const file of ['_headers', '_redirects', '.htaccess', 'vercel.json', ...servers])
    expect(readFileSync(at(`out/${file}`), 'utf8')).toContain('/site/');
});

test('takes files of any kind, and lists those whose media type nobody knows', async () => {
  for (const name of ['CNAME', 'photo.jpeg', 'brochure.docx', 'pictures/a.qqq'])
    folder.write({ [`out/${name}`]: 'x' });
  const { unknown } = await write();
  expect(unknown).toEqual([at('out/CNAME'), at('out/pictures/a.qqq')]);
});
