import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { standInProject } from '@/__tests__/support/project';
import { formerAddresses } from '@/content/files/former';
import { isLeftOut } from '@/content/files/left-out';
import { aliases } from '@/content/files/pages';
import { apacheFile } from '@/scripts/site/hosts/apache';
import {
  getHeaders,
  headers,
  hidden,
  matchesPattern,
  redirects,
  rules,
} from '@/scripts/site/hosts/description';
import { writeHostFiles } from '@/scripts/site/hosts/write';

test('no address matches two rules', () => {
  for (const address of rules.map(({ pattern }) => pattern.replace('*', 'a/b.svg')))
    expect(rules.filter(({ pattern }) => matchesPattern(pattern, address))).toHaveLength(1);
});

test.each([
  ['/', 'public, max-age=0, must-revalidate'],
  ['/icon.svg', 'public, max-age=86400'],
  ['/manifest.webmanifest', 'public, max-age=0, must-revalidate'],
  ['/_next/static/chunks/a.css', 'public, max-age=31536000, immutable'],
  ['/og/home-01234567.jpg', 'public, max-age=31536000, immutable'],
])('%s is cached as %s, and other sites may show it', (path, cache) => {
  expect(getHeaders(path)).toEqual({ ...headers, 'Cache-Control': cache });
  expect(headers['Cross-Origin-Resource-Policy']).toBe('cross-origin');
});

test('every alias redirects, except those that differ only in case', () => {
  const expected = [...aliases()]
    .filter(([alias, path]) => !isLeftOut(path) && alias.toLowerCase() !== path.toLowerCase())
    .map(([from, to]) => ({ from, to }));
  expect(redirects).toEqual(expect.arrayContaining(expected));
  expect(redirects).toHaveLength(expected.length + formerAddresses().length);
});

test('Apache redirects to the published address, whatever host a request names', () => {
  const site = { basePath: '/site', precompressed: false, mediaTypes: [] };
  const file = apacheFile({ ...site, origin: 'https://rivermark.example' });
  const targets = file.match(/^RewriteRule .* \[R=301,L\]$/gm) ?? [];
  expect(targets.length).toBeGreaterThan(1);
  for (const line of targets) expect(line).toContain(' https://rivermark.example/site/');
});

const PAGE = '<p>The same words again and again.</p>'.repeat(40);
const folder = standInProject(
  { 'out/index.html': PAGE, 'out/photo.JPEG': PAGE, 'out/CNAME': 'x', 'out/a.qqq': 'x' },
  { each: true },
);
const at = (file: string) => join(folder.root, file);

test('the files of hosts are in the site, those of servers outside it, and all know the base path and the media types', async () => {
  const { unknown } = await writeHostFiles({
    ...{ out: at('out'), hosts: at('hosts'), basePath: '/site' },
    ...{ precompressed: false, netlify: false },
  });
  expect(readdirSync(at('out')).sort()).toEqual(
    [...hidden, 'CNAME', 'a.qqq', 'index.html', 'photo.JPEG'].sort(),
  );
  expect(readdirSync(at('hosts'))).toEqual(['Caddyfile', 'nginx.conf']);
  const read = (file: string) => readFileSync(at(`out/${file}`), 'utf8');
  const servers = ['.htaccess', '../hosts/nginx.conf', '../hosts/Caddyfile'];
  for (const file of ['_headers', '_redirects', 'vercel.json', ...servers])
    expect(read(file)).toContain('/site/');
  for (const file of servers) expect(read(file)).toContain('image/jpeg');
  expect(unknown).toEqual([at('out/CNAME'), at('out/a.qqq')]);
});
