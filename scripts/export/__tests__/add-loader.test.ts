import { expect, test } from '@jest/globals';
import { addLoader } from '@/scripts/export/add-loader';
import { rewrite } from '@/scripts/export/page';

const files = new Map([['A.js', 'export {}']]);

test('adds the loader at the end of the body, after the integrity of what it imports', () => {
  const step = addLoader({ loader: 'if (a < b && c) start()', files }, '/site/_islands/');
  expect(rewrite('<!DOCTYPE html><title>A page</title><p>Words</p>', [step])).toBe(
    '<!DOCTYPE html><html><head><title>A page</title></head><body><p>Words</p>' +
      '<script type="importmap">{"integrity":{"/site/_islands/A.js":' +
      '"sha256-9MXPm7eOhfFdwnGAJgY3zySyokvDngeIeDo6zMTd5hQ="}}</script>' +
      '<script type="module">if (a < b && c) start()</script></body></html>',
  );
});
