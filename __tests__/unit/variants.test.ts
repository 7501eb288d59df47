import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readBlocks } from '@/__tests__/variants/recipes';
import { variants } from '@/__tests__/variants/variants';
import { site } from '@/content/site';

const text = readFileSync('content/site.ts', 'utf8');

test.each(variants.switches.edits)('content/site.ts holds "%s" once', (from) => {
  expect(text.split(from)).toHaveLength(2);
});

test('the variant "switches" sets every switch, and none to its shipped value', () => {
  const { recaptchaSiteKey: setByVariable, ...switches } = site.forms;
  const edited = variants.switches.edits.map(([from]) => from.split(':')[0]);
  expect(edited.sort()).toEqual(['consent', ...Object.keys(switches)].sort());
  expect(variants.switches.edits.filter(([from, to]) => from === to)).toEqual([]);
});

test('the recipe of a page is three files: a line in the routes, its copy and its route', () => {
  const files = readBlocks(readFileSync('app/README.md', 'utf8')).map(({ file }) => file);
  expect(files).toEqual(['content/routes.ts', 'content/pages/press.ts', 'app/press/page.tsx']);
  expect(files.filter((file) => existsSync(file))).toEqual(['content/routes.ts']);
});
