/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { removeUnusedPictures } from '@/scripts/site/unused-pictures';

test('pictures that no page names go, but not those that somebody placed there by hand', () => {
  const out = mkdtempSync(join(tmpdir(), 'out-'));
  mkdirSync(join(out, 'pictures'));
  mkdirSync(join(out, 'blogs'));
  mkdirSync(join(out, '_next/static/media'), { recursive: true });
  for (const name of ['river.0a~1.avif', 'boat.0b.avif', 'sans.0c.woff2'])
    writeFileSync(join(out, '_next/static/media', name), '');
  writeFileSync(
    join(out, '_next/a.css'),
    'p { background: url(/_next/static/media/river.0a~1.avif) }',
  );
  const names = ['tea-0a1b2c3d-480.avif', 'tea-0a1b2c3d.webp', 'cup-0a1b2c3d-480.avif', 'own.webp'];
  for (const name of names) writeFileSync(join(out, 'pictures', name), '');
  writeFileSync(join(out, 'blogs/1.html'), '<img srcset="/pictures/tea-0a1b2c3d-480.avif 480w">');
  writeFileSync(
    join(out, 'sitemap.xml'),
    '<loc>https://a.example/pictures/tea-0a1b2c3d.webp</loc>',
  );
  expect(removeUnusedPictures(out)).toBe(2);
  expect(readdirSync(join(out, 'pictures')).sort()).toEqual(
    ['own.webp', 'tea-0a1b2c3d-480.avif', 'tea-0a1b2c3d.webp'].sort(),
  );
  expect(readdirSync(join(out, '_next/static/media')).sort()).toEqual([
    'river.0a~1.avif',
    'sans.0c.woff2',
  ]);
  rmSync(out, { recursive: true });
});
