import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { standInProject } from '@/__tests__/support/project';
import { removeUnusedPictures } from '@/scripts/site/unused-pictures';

const names = [
  ...['pictures/tea-0a1b2c3d-480.avif', 'pictures/tea-0a1b2c3d.webp', 'pictures/own.webp'],
  ...['_next/static/media/river.0a~1.avif', '_next/static/media/sans.0c.woff2'],
];
const unused = ['pictures/cup-0a1b2c3d-480.avif', '_next/static/media/boat.0b.avif'];

const out = standInProject({
  ...Object.fromEntries([...names, ...unused].map((name) => [name, ''])),
  '_next/a.css': 'p { background: url(/_next/static/media/river.0a~1.avif) }',
  'blogs/1.html': '<img srcset="/pictures/tea-0a1b2c3d-480.avif 480w">',
  'sitemap.xml': '<loc>https://a.example/pictures/tea-0a1b2c3d.webp</loc>',
});

test('pictures that no page names go, but not those that somebody placed there by hand', () => {
  expect(removeUnusedPictures(out.root)).toBe(2);
  const left = readdirSync(out.root, { recursive: true }).map(String);
  expect(left.filter((name) => [...names, ...unused].includes(name)).sort()).toEqual(names.sort());
});
