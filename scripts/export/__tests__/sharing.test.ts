import { expect, test } from '@jest/globals';
import { NOWHERE } from '@/app/sharing';
import { rewrite } from '@/scripts/export/page';
import { shortenSharing } from '@/scripts/export/sharing';

const made = (head: string) =>
  rewrite(`<!DOCTYPE html><html><head>${head}</head><body></body></html>`, [shortenSharing]);

test('X keeps the one tag that Open Graph has no word for', () => {
  const card = '<meta name="twitter:card" content="summary_large_image">';
  const repeated = '<meta name="twitter:title" content="DevOps">';
  expect(made(card + repeated)).toContain(`<head>${card}</head>`);
});

test('an address without an origin becomes a path', () => {
  expect(made(`<meta property="og:image" content="${NOWHERE}/og/home.jpg">`)).toContain(
    '<meta property="og:image" content="/og/home.jpg">',
  );
});

test('other tags stay as they are', () => {
  const others =
    '<meta name="description" content="Words"><meta property="og:image" content="https://a.test/b.jpg">';
  expect(made(others)).toContain(`<head>${others}</head>`);
});
