/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { inlineOf } from '@/scripts/serve/browser/weigh';

test('finds inline script and styles wherever they stand', () => {
  const { script, styles } = inlineOf(
    '<head><style>a{}</style><script>early()</script></head><body><svg><style>b{}</style></svg><div><script type="module">late()</script></div></body>',
  );
  expect(script).toEqual(['early()', 'late()']);
  expect(styles).toEqual(['a{}', 'b{}']);
});

test('counts neither data nor files as inline script', () => {
  const { script } = inlineOf(
    '<script type="application/ld+json">{}</script><script type="speculationrules">{}</script><script src="/a.js"></script>',
  );
  expect(script).toEqual([]);
});
