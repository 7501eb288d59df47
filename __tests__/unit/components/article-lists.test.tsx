import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { ListPages } from '@/components/sections/ListPages/ListPages';
import { getPageLinks } from '@/content/pages/paging';

const showPages = (current: number, count: number) =>
  render(
    <ListPages
      {...{ label: 'Pages', page: 'Page', of: 'of', newer: 'Newer', older: 'Older' }}
      {...{ current, count, links: getPageLinks('/blogs', current, count) }}
    />,
  );

test('the links to pages say where one is, and lead to the pages before and after', () => {
  showPages(2, 5);
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByText('Page 2 of 5')).toBeVisible();
  expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/blogs');
  expect(pages.getByRole('link', { name: 'Newer' })).toHaveAttribute('href', '/blogs');
  expect(pages.getByRole('link', { name: 'Older' })).toHaveAttribute('href', '/blogs/page/3');
});

test('a gap stands where numbers are left out, and one page has no links', () => {
  expect(showPages(1, 1).container).toBeEmptyDOMElement();
  const { container } = showPages(417, 834);
  const gaps = [...container.querySelectorAll('[data-after-gap]')].map((item) => item.textContent);
  expect(gaps).toEqual(['Page 416', 'Page 834']);
});
