/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { apacheFile } from '@/scripts/site/hosts/apache';
import { caddyFile } from '@/scripts/site/hosts/caddy';
import { headers } from '@/scripts/site/hosts/description';
import { listMediaTypes } from '@/scripts/site/hosts/media-types';
import { nginxFile } from '@/scripts/site/hosts/nginx';

const SITE = {
  basePath: '',
  precompressed: false,
  mediaTypes: listMediaTypes([
    'out/CNAME',
    'out/photo.JPEG',
    'out/card.vcf',
    'out/a.b c',
    'out/x.qqq',
  ]),
};

test.each([
  ['nginx', nginxFile, ['image/jpeg jpeg;', 'text/x-vcard vcf;', 'application/octet-stream qqq;']],
  ['Apache', apacheFile, ['AddType image/jpeg .jpeg', 'AddCharset utf-8 .vcf']],
  ['Caddy', caddyFile, ['header @jpeg Content-Type "image/jpeg"', 'header @qqq Content-Type']],
])('%s knows the media types of files that somebody adds', (_, toFile, lines) => {
  for (const line of lines) expect(toFile(SITE)).toContain(line);
});

test('nginx has every header in each location that adds headers', () => {
  const locations = nginxFile(SITE).match(/^location [^{]+\{\n[^}]*add_header[^}]*\}/gm) ?? [];
  expect(locations.length).toBeGreaterThan(3);
  for (const location of locations) {
    for (const name of Object.keys(headers)) {
      expect(location.split(`add_header ${name} `)).toHaveLength(2);
    }
  }
});

test.each([
  ['nginx', nginxFile, 'gzip_static on;\nbrotli_static on;'],
  ['Apache', apacheFile, 'AddEncoding br .br'],
])('%s serves compressed copies only from a precompressed build', (_, toFile, line) => {
  expect(toFile(SITE)).not.toContain(line);
  expect(toFile({ ...SITE, precompressed: true })).toContain(line);
});

test('Apache redirects to the published address, whatever host a request names', () => {
  const file = apacheFile({ ...SITE, basePath: '/site', origin: 'https://rivermark.example' });
  const targets = file.match(/^RewriteRule .* \[R=301,L\]$/gm) ?? [];
  expect(targets.length).toBeGreaterThan(3);
  for (const line of targets) expect(line).toContain(' https://rivermark.example/site/');
});

test('a dot in the base path is escaped', () => {
  expect(nginxFile({ ...SITE, basePath: '/our.site' })).toContain('"^/our\\.site/index');
  expect(apacheFile({ ...SITE, basePath: '/our.site' })).toContain('m#^/our\\.site/pictures/#');
});
