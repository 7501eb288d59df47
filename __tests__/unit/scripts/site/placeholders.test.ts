/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { staticParams } from '@/app/static-params';
import { removePlaceholders } from '@/scripts/site/placeholders';

let out = '';
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'out-'));
});
afterEach(() => rmSync(out, { recursive: true }));

test('a route has its pages, or one placeholder', () => {
  expect(staticParams('id', ['a', 'b'])).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(staticParams('id', [])).toEqual([{ id: '_none' }]);
});

test('the placeholders of empty routes are removed, with all that Next wrote for them', async () => {
  mkdirSync(join(out, 'blogs/page/_none'), { recursive: true });
  const files = [
    'blogs/page/_none.html',
    'blogs/page/_none.txt',
    'blogs/page/_none/__next._tree.txt',
    'blogs/1.html',
  ];
  for (const file of files) writeFileSync(join(out, file), '');
  await removePlaceholders(out);
  const left = readdirSync(out, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['1.html']);
});
