import { expect, test } from '@jest/globals';
import { addLoader, createImportMap } from '../../page/loader';
import { edit } from '../support/edit';

const files = new Map([['A.js', 'export {}']]);

test('adds the loader at the end of the body, after the import map', () => {
  const map = createImportMap(files, '/site/_islands/');
  const html = edit('<!DOCTYPE html><title>A page</title><p>Words</p>', (document) =>
    addLoader(document, map, 'if (a < b && c) start()'),
  );
  expect(html).toBe(
    '<!DOCTYPE html><html><head><title>A page</title></head><body><p>Words</p>' +
      '<script type="importmap">{"integrity":{"/site/_islands/A.js":' +
      '"sha256-9MXPm7eOhfFdwnGAJgY3zySyokvDngeIeDo6zMTd5hQ="}}</script>' +
      '<script type="module">if (a < b && c) start()</script></body></html>',
  );
});
