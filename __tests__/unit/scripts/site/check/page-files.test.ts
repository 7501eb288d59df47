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

test('the message about a missing route names its file and its addresses', () => {
  const missing = ['app/about-us/page.tsx', 'app/blogs/[id]/page.tsx'];
  const routes = files.routes.filter((route) => !missing.includes(route));
  expect(findPageProblems({ ...files, routes })).toEqual([
    expect.stringMatching('^app/about-us/page.tsx is missing: .* has the address /about-us\\.'),
    expect.stringMatching(/^app\/blogs\/\[slug\]\/page.tsx is missing: .* addresses \/blogs\/…/),
  ]);
});

test.each([
  [
    'copy without a line',
    { copies: new Map([...files.copies, ['content/pages/press.ts', "definePage('press', x)"]]) },
    `no line for content/pages/press.ts. Add one to "pages": press: { path: '/press' }.`,
  ],
  [
    'a route without a line',
    { routes: [...files.routes, 'app/press/page.tsx'] },
    `no line for app/press/page.tsx. Add one to "pages", whose path is '/press'.`,
  ],
])('%s is named with the remedy', (_, changes, message) => {
  expect(findPageProblems({ ...files, ...changes })).toEqual([expect.stringContaining(message)]);
});
