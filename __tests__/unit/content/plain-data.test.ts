import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { findComputed } from '@/__tests__/support/plain-data';

/** The tables of addresses and of collections: code, not copy. */
const CODE = ['content/routes.ts', 'content/collections.ts'];

const copy = ['content', 'content/pages']
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  .filter((path) => path.endsWith('.ts') && !CODE.includes(path))
  .concat('content/testimonials/section.ts');

test('the test finds copy', () => {
  expect(copy.length).toBeGreaterThan(30);
});

test.each(copy)('%s is plain data', (path) => {
  expect(findComputed(path, readFileSync(path, 'utf8'))).toEqual([]);
});

test.each([
  ["export const x = { title: 'Tea', steps: [1, -2, null, true] } as const;", []],
  ['const sections = { banner: hero.pick({ title: true }) };', []],
  ["export const x = definePage('x', sections, { title: 'Tea' });", []],
  ['export const x = {\n  title: y.title,\n};', ['x.ts:2: y.title']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the test looks for
  ['export const x = { title: `${name}: tea` };', ['x.ts:1: `${name}: tea`']],
  ["export const x = [...y, 'tea'];", ['x.ts:1: ...y']],
  ['export const x = { ...y };', ['x.ts:1: ...y']],
  ['export const x = { title };', ['x.ts:1: title']],
  ["export const x = { ['title']: 'Tea' };", ["x.ts:1: ['title']: 'Tea'"]],
  ["export const x = { title: () => 'Tea' };", ["x.ts:1: () => 'Tea'"]],
  ["export const x = define('x.ts', schema, [count(), 'Tea']);", ['x.ts:1: count()']],
  ["const words = 'tea' + 'pot';", ["x.ts:1: 'tea' + 'pot'"]],
  ["export function x() {\n  return 'Tea';\n}", ['x.ts:1: export function x() {']],
  ["export * from './y';", ["x.ts:1: export * from './y';"]],
])('%j: %j', (text, found) => {
  expect(findComputed('x.ts', text)).toEqual(found);
});
