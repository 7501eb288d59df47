import { expect, test } from '@jest/globals';
import { addLoader } from '../../page/loader';
import { edit } from '../support/edit';

test('adds the loader at the end of the body', () => {
  const html = edit('<!DOCTYPE html><title>A page</title><p>Words</p>', (document) =>
    addLoader(document, 'if (a < b && c) start()'),
  );
  expect(html).toBe(
    '<!DOCTYPE html><html><head><title>A page</title></head><body><p>Words</p>' +
      '<script type="module">if (a < b && c) start()</script></body></html>',
  );
});
