/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { markHeadings } from '@/scripts/site/mark-headings';

test.each([
  ['Å in the words', '<h1>Møller-Åkjær</h1>', '<h1 class="marked">Møller-Åkjær</h1>'],
  [
    'É of two characters, in an element',
    '<h2 class="a"><span>E\u0301</span>tude</h2>',
    '<h2 class="a marked"><span>E\u0301</span>tude</h2>',
  ],
  ['a mark in an attribute alone', '<h3><a title="É">A</a></h3>', '<h3><a title="É">A</a></h3>'],
  [
    'a heading among others',
    '<header>É</header><h1>A</h1><h2>Ç</h2>',
    '<header>É</header><h1>A</h1><h2 class="marked">Ç</h2>',
  ],
])('headings with marked capitals have more room between lines: %s', (_, html, marked) => {
  expect(markHeadings(html)).toBe(marked);
});
