import { expect, test } from '@jest/globals';
import { findPageProblems, readPageFiles } from '@/scripts/site/check/page-files';

const files = readPageFiles();

test('every page has its line, its route and its copy', () => {
  expect(findPageProblems(files)).toEqual([]);
});

test('a page without copy: the message names the file to add and the call in it', () => {
  const copies = new Map(files.copies);
  copies.delete('content/pages/about.ts');
  expect(findPageProblems({ ...files, copies })).toEqual([
    `content/pages/about.ts is missing: content/routes.ts has the page "about" at /about-us. Add the file and call definePage('about', …) in it. app/README.md says how to add a page.`,
  ]);
});

test.each([
  ['app/about-us/page.tsx', '/about-us'],
  ['app/blog/page.tsx', '/blog'],
  ['app/page.tsx', '/'],
])('without %s the message names the file and its address', (file, path) => {
  const routes = files.routes.filter((route) => route !== file);
  expect(findPageProblems({ ...files, routes })).toEqual([
    expect.stringMatching(`^${file} is missing: content/routes.ts has the address ${path}\\.`),
  ]);
});

test('without the route of a folder the message names the file and the addresses', () => {
  const routes = files.routes.filter((route) => route !== 'app/blogs/[id]/page.tsx');
  expect(findPageProblems({ ...files, routes })).toEqual([
    expect.stringMatching(
      /^app\/blogs\/\[slug\]\/page.tsx is missing: .* addresses \/blogs\/… of content\/articles\./,
    ),
  ]);
});

test('copy without a line: the message has the line', () => {
  const text = "export const press = definePage('press', sections, {});";
  const copies = new Map([...files.copies, ['content/pages/press.ts', text]]);
  expect(findPageProblems({ ...files, copies })).toEqual([
    expect.stringContaining(
      `no line for content/pages/press.ts. Add one to "pages": press: { path: '/press' }.`,
    ),
  ]);
});

test('copy in a file of another name: the message names both files', () => {
  const text = "export const about = definePage(\n  'about', sections, {});";
  const copies = new Map([...files.copies, ['content/pages/about-us.ts', text]]);
  expect(findPageProblems({ ...files, copies })).toEqual([
    expect.stringContaining(
      'content/pages/about-us.ts defines the page "about", whose copy belongs in content/pages/about.ts.',
    ),
  ]);
});

test('a route without a line: the message has the path', () => {
  const routes = [...files.routes, 'app/press/page.tsx'];
  expect(findPageProblems({ ...files, routes })).toEqual([
    expect.stringContaining(
      `no line for app/press/page.tsx. Add one to "pages", whose path is '/press'.`,
    ),
  ]);
});
