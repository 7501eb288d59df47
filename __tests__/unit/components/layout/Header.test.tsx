import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { boats as site } from '@/__tests__/support/site';
import { HeaderDemo } from '@/components/layout/Header/HeaderDemo';
import { HeaderMain } from '@/components/layout/Header/HeaderMain';

/** Returns the labels of the items with this value of `aria-current`. */
function getCurrent(element: HTMLElement, value: 'page' | 'true') {
  return [...element.querySelectorAll(`[aria-current="${value}"]`)].map(
    (item) => item.querySelector('b')?.textContent ?? item.textContent,
  );
}

describe('header 1', () => {
  test.each([
    ['/', ['Home'], []],
    ['/blogs/1', [], ['Blogs']],
    ['/blogging-tips', [], []],
    ['/contact', ['Contact Us'], []],
    ['/services', [], ['Services']],
    ['/services/ferries', ['Ferries'], ['Services']],
  ])('at %s, highlights the page items %j and the sections %j', (path, pages, sections) => {
    render(<HeaderMain site={site} path={path} />);
    const header = screen.getByRole('banner');
    expect(getCurrent(header, 'page')).toEqual(pages);
    expect(getCurrent(header, 'true')).toEqual(sections);
  });

  test.each([
    ['/services', 'Services'],
    ['/blogs', 'Blogs'],
  ])('on a page below %s whose address does not show it, highlights %s', (above, section) => {
    render(<HeaderMain site={site} path="/some-details" above={above} />);
    const header = screen.getByRole('banner');
    expect(getCurrent(header, 'page')).toEqual([]);
    expect(getCurrent(header, 'true')).toEqual([section]);
  });
});

describe('header 2', () => {
  test.each([
    ['/home-two', 'Home Two', 'Home'],
    ['/about-me', 'About Me', 'Our pages'],
  ])('at %s, highlights %s in the group %s', (path, page, group) => {
    render(<HeaderDemo site={site} path={path} />);
    const header = screen.getByRole('banner');
    expect(getCurrent(header, 'page')).toEqual([page]);
    expect(getCurrent(header, 'true')).toEqual([group]);
  });

  test('every group has a button that opens its links', () => {
    render(<HeaderDemo site={site} path="/home-two" />);
    for (const { label } of site.demoHeader.groups) {
      const button = screen.getByRole('button', { name: label });
      const id = button.getAttribute('aria-controls') ?? '';
      // A space would part the id into the ids of two elements.
      expect(id).toMatch(/^\S+$/);
      const menu = document.getElementById(id);
      expect(menu).toHaveAttribute('popover');
      expect(button).toHaveAttribute('popovertarget', menu?.id);
    }
  });
});
