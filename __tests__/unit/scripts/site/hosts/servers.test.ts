/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { apacheFile } from '@/scripts/site/hosts/apache';
import { caddyFile } from '@/scripts/site/hosts/caddy';
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

test('Apache redirects to the published address, whatever host a request names', () => {
  const file = apacheFile({ ...SITE, basePath: '/site', origin: 'https://rivermark.example' });
  const targets = file.match(/^RewriteRule .* \[R=301,L\]$/gm) ?? [];
  expect(targets.length).toBeGreaterThan(1);
  for (const line of targets) expect(line).toContain(' https://rivermark.example/site/');
});
