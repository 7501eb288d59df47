/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { readInline } from '@/scripts/serve/browser/weigh';

test('finds inline scripts and styles everywhere in the page', () => {
  const { script, styles } = readInline(
    '<head><style>a{}</style><script>early()</script></head><body><svg><style>b{}</style></svg><div><script type="module">late()</script></div></body>',
  );
  expect(script).toEqual(['early()', 'late()']);
  expect(styles).toEqual(['a{}', 'b{}']);
});

test('does not count data and external files as inline script', () => {
  const { script } = readInline(
    '<script type="application/ld+json">{}</script><script type="speculationrules">{}</script><script src="/a.js"></script>',
  );
  expect(script).toEqual([]);
});
