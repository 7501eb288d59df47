import { expect, test } from '@jest/globals';
import { rewrite } from '@/scripts/export/page';
import { addLoader } from '@/scripts/islands/loader';

test('adds the loader at the end of the body', () => {
  const step = addLoader('if (a < b && c) start()');
  expect(rewrite('<!DOCTYPE html><title>A page</title><p>Words</p>', [step])).toBe(
    '<!DOCTYPE html><html><head><title>A page</title></head><body><p>Words</p>' +
      '<script type="module">if (a < b && c) start()</script></body></html>',
  );
});
