import { expect, test } from '@jest/globals';
import { countPages, furtherPages, getPageLinks, getPagePath } from '@/content/pages/paging';

test.each([
  [0, 1, []],
  [13, 2, [2]],
  [25, 3, [2, 3]],
])('%d articles make %d pages', (entries, pages, further) => {
  expect(countPages(entries)).toBe(pages);
  expect(furtherPages(entries)).toEqual(further);
});

test.each([
  [2, 6, '1 2 3 6'],
  [3, 5, '1 2 3 4 5'],
  [417, 834, '1 416 417 418 834'],
  [831, 834, '1 830 831 832 833 834'],
])('page %d of %d links to %s', (page, pages, expected) => {
  const links = getPageLinks('/blogs', page, pages);
  expect(links.map((link) => link.page).join(' ')).toBe(expected);
  expect(links.every((link) => link.href === getPagePath('/blogs', link.page))).toBe(true);
});
