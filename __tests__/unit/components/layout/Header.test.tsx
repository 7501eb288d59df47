import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
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
  test('has Home, About Us, Blogs, the services and Contact Us', () => {
    render(<HeaderMain site={site} path="/" />);
    const header = screen.getByRole('banner');
    const navigation = within(header).getByRole('navigation', { name: 'Main' });
    for (const [name, href] of [
      ['Home', '/'],
      ['About Us', '/about-us'],
      ['Blogs', '/blogs'],
    ]) {
      expect(within(navigation).getByRole('link', { name })).toHaveAttribute('href', href);
    }
    expect(within(header).getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact',
    );
    expect(within(header).getByRole('button', { name: 'Open contact panel' })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    );
    expect(within(header).getByRole('button', { name: 'Open menu' })).toBeInTheDocument();
  });

  test('the Services button opens a menu of the services', () => {
    render(<HeaderMain site={site} path="/" />);
    const button = screen.getByRole('button', { name: 'Services' });
    const menu = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(menu).toHaveAttribute('popover');
    expect(button).toHaveAttribute('popovertarget', menu?.id);
    const hrefs = [...(menu?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/services/ferries', '/services/tugs']);
  });

  test.each([
    ['/', ['Home'], []],
    ['/about-us', ['About Us'], []],
    ['/blogs', ['Blogs'], []],
    ['/blogs/1', ['Blogs'], []],
    ['/blog', ['Blogs'], []],
    ['/blog-details', ['Blogs'], []],
    ['/contact', ['Contact Us'], []],
    ['/services/ferries', ['Ferries'], ['Services']],
    ['/team', [], []],
    ['/careers', [], []],
  ])('at %s, highlights the page items %j and the sections %j', (path, pages, sections) => {
    render(<HeaderMain site={site} path={path} />);
    const header = screen.getByRole('banner');
    expect(getCurrent(header, 'page')).toEqual(pages);
    expect(getCurrent(header, 'true')).toEqual(sections);
  });

  test.each(['/services', '/services-details'])('at %s, highlights only Services', (path) => {
    render(<HeaderMain site={site} path={path} />);
    expect(screen.getByRole('button', { name: 'Services' })).toHaveAttribute('aria-current');
    expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  });
});

describe('header 2', () => {
  test('links to every page of the demo menu', () => {
    render(<HeaderDemo site={site} path="/home-two" />);
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    const hrefs = [...navigation.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    for (const path of ['/', '/home-two', '/home-three', '/about-me', '/team']) {
      expect(hrefs).toContain(path);
    }
  });

  test('its Contact button opens the contact panel', () => {
    render(<HeaderDemo site={site} path="/home-two" />);
    expect(screen.getByRole('button', { name: 'Contact' })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    );
  });

  test.each([
    ['/home-two', 'Home Two', 'Home'],
    ['/home-three', 'Home Three', 'Home'],
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
