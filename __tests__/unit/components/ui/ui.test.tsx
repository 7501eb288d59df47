/** @jest-environment jsdom */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { standInProject } from '@/__tests__/support/project';
import { controlProps, Field } from '@/components/ui/Field/Field';
import { Icon } from '@/components/ui/Icon/Icon';
import { Link } from '@/components/ui/Link/Link';
import { Logo } from '@/components/ui/Logo/Logo';
import { measureLogo, measureMark } from '@/components/ui/Logo/measureLogo';
import { toSpans } from '@/components/ui/Rows/toPlaces';
import type { Mark } from '@/content/brand/mark-schema';
import { iconName, OWN_ICONS } from '@/content/files/icon';

const project = standInProject({ [`${OWN_ICONS}/`]: '' });

test('a field has a live place for an error that a script writes later', () => {
  render(
    <Field id="name" label="Name" required>
      <input {...controlProps('name', 'name')} />
    </Field>,
  );
  const place = document.getElementById('name-error');
  expect(place).toHaveAttribute('aria-live', 'polite');
  expect(place).toBeEmptyDOMElement();
  expect(screen.getByRole('textbox', { name: 'Name' })).not.toHaveAttribute('aria-describedby');
});

/** Draws an icon of the owner's own. */
function draw(svg: string): string {
  writeFileSync(join(project.root, OWN_ICONS, 'own.svg'), svg);
  return render(<Icon name={iconName.parse('own.svg')} size="20px" />).container.innerHTML;
}

test('an icon of an owner is drawn in the colour of the text, and shares no id with another', () => {
  const defs = '<clipPath id="c"><path d="M0 0"/></clipPath>';
  const svg = `<svg viewBox="0 0 8 8" width="8">${defs}<path fill="#f00" clip-path="url(#c)"/></svg>`;
  const html = draw(svg);
  expect(html).toMatch(/^<svg viewBox="0 0 8 8" width="20px" height="20px" fill="currentColor"/);
  expect(html).toMatch(/<path fill="currentColor" clip-path="url\(#mark-.+c\)">/);
  const lines = '<style>.a{fill:none;stroke:#000}</style><path class="a"/>';
  expect(draw(`<svg viewBox="0 0 8 8">${lines}</svg>`)).toContain(
    '<path style="fill:none;stroke:currentColor"></path>',
  );
  expect(() => draw('<p>No drawing')).toThrow('content/icons/own.svg is invalid:');
});

test.each([
  ['/', '/site/'],
  ['/about-us#story', '/site/about-us#story'],
  ['/blogs/お茶', '/site/blogs/%E3%81%8A%E8%8C%B6'],
  ['/blogs/%E3%81%8A', '/site/blogs/%E3%81%8A'],
  ['#faq', '#faq'],
  ['https://www.linkedin.com/', 'https://www.linkedin.com/'],
])('with the base path "/site", %s becomes %s', async (path, address) => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: '/site' });
  await jest.isolateModulesAsync(async () => {
    const { withBasePath } = await import('@/components/ui/Link/with-base-path');
    expect(withBasePath(path)).toBe(address);
  });
});

test('a link passes its attributes on, and sends other sites no referrer', () => {
  render(
    <>
      <Link href="/team" aria-current="page">
        Team
      </Link>
      <Link href="https://www.linkedin.com/">LinkedIn</Link>
    </>,
  );
  const link = screen.getByRole('link', { name: 'Team', current: 'page' });
  expect(link).not.toHaveAttribute('rel');
  expect(screen.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('rel', 'noreferrer');
});

const toMark = (width: number, height: number, more: Partial<Mark> = {}): Mark => ({
  ...{ viewBox: `0 0 ${width} ${height}`, width, height, ...more },
  shapes: '<linearGradient id="mark-g"></linearGradient><path fill="url(#mark-g)"></path>',
});

test('a mark that is drawn twice has ids of its own each time', () => {
  const logos = [1, 2].map((key) => <Logo key={key} mark={toMark(80, 40)} name="Tidewater" />);
  const { container } = render(logos);
  const ids = [...container.querySelectorAll('linearGradient')].map(({ id }) => id);
  const paints = [...container.querySelectorAll('path')].map((path) => path.getAttribute('fill'));
  expect(new Set(ids).size).toBe(2);
  expect(paints).toEqual(ids.map((id) => `url(#${id})`));
});

test('a wordmark has the name for screen readers', () => {
  render(<Logo mark={toMark(320, 80, { isWordmark: true })} name="Tidewater" />);
  expect(screen.getByRole('link', { name: 'Tidewater' })).toHaveAttribute('href', '/');
});

test.each([
  [800, 100, { width: 240, height: 30 }],
  [10, 30, { width: 15, height: 46 }],
])('a mark of %i by %i fits into a line', (width, height, size) => {
  expect(measureMark(toMark(width, height))).toEqual(size);
});

test.each([
  ['Tidewater', 'one'],
  ['Atelier Nordhavn', 'several'],
  ['Softwareentwicklung', 'small'],
])('%s fits a phone: %s', (name, fit) => {
  expect(measureLogo(toMark(40, 40), name).fit).toBe(fit);
});

test.each([
  [3, [7, 5, 12]],
  [5, [7, 5, 4, 4, 4]],
  [8, [7, 5, 4, 4, 4, 5, 7, 12]],
])('%i items follow the rows of a pattern, and fill the last one', (count, spans) => {
  const pattern = [
    [7, 5],
    [4, 4, 4],
    [5, 7],
  ];
  expect(toSpans(count, pattern)).toEqual(spans);
});
