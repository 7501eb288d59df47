/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { writeByHand } from '@/scripts/lab/measure/baseline';

const template = readFileSync('scripts/lab/measure/baseline.html', 'utf8');

const built = `<!DOCTYPE html><html><head><link rel="preload" href="/sans.woff2" as="font" crossorigin=""><link rel="stylesheet" href="/a.css"></head><body>
<picture><source srcset="/pictures/lazy-160.avif 160w"><img src="/pictures/lazy-160.webp" loading="lazy"></picture>
<h1><span>Two banks </span><span>& a bridge </span></h1>
<picture><source srcset="/pictures/hero-160.avif 160w" sizes="194vw"><img src="/pictures/hero-160.webp" fetchpriority="high"></picture>
<picture><img src="/pictures/cut-160.webp" fetchpriority="high"></picture>
<script>start()</script></body></html>`;

test('the hand-written page has only the headline, its typeface and the hero of the built page', () => {
  const page = writeByHand(built, template);
  expect(page).toContain('<h1>Two banks &amp; a bridge</h1>');
  expect(page).toContain('srcset="/pictures/hero-160.avif 160w" sizes="194vw"');
  expect(page).toContain('src="/pictures/cut-160.webp"');
  expect(page).toContain('<link rel="preload" href="/sans.woff2" as="font" crossorigin="">');
  expect(page).toContain('src:url(/sans.woff2)');
  expect(page).not.toMatch(/lazy|<script|stylesheet|\{\{/);
});

test('a page without a hero has no picture', () => {
  expect(writeByHand('<h1>Words</h1>', template)).not.toContain('<picture');
});

test('refuses a page without a headline', () => {
  expect(() => writeByHand('<p>Words</p>', template)).toThrow('no h1');
});
