import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Logo } from '@/components/ui/Logo/Logo';
import { measureLogo, measureMark } from '@/components/ui/Logo/measureLogo';
import type { Mark } from '@/content/brand/mark-schema';

const toMark = (width: number, height: number, more: Partial<Mark> = {}): Mark => ({
  viewBox: `0 0 ${width} ${height}`,
  width,
  height,
  shapes: '<linearGradient id="mark-g"></linearGradient><path fill="url(#mark-g)"></path>',
  ...more,
});

test('a mark that is drawn twice has ids of its own each time', () => {
  const mark = toMark(80, 40);
  const { container } = render(
    <>
      <Logo mark={mark} name="Tidewater" />
      <Logo mark={mark} name="Tidewater" />
    </>,
  );
  const ids = [...container.querySelectorAll('linearGradient')].map(({ id }) => id);
  const paints = [...container.querySelectorAll('path')].map((path) => path.getAttribute('fill'));
  expect(new Set(ids).size).toBe(2);
  expect(paints).toEqual(ids.map((id) => `url(#${id})`));
});

test('a wordmark stands alone, and has the name for screen readers', () => {
  render(<Logo mark={toMark(320, 80, { isWordmark: true })} name="Tidewater" />);
  expect(screen.getByRole('link', { name: 'Tidewater' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Tidewater')).toHaveClass('visually-hidden');
});

test.each([
  ['square', 40, 40, { width: 34, height: 34 }],
  ['eight to one', 800, 100, { width: 240, height: 30 }],
  ['one to three', 10, 30, { width: 15, height: 46 }],
])('a mark that is %s fits into a line', (_, width, height, size) => {
  expect(measureMark(toMark(width, height))).toEqual(size);
});

test.each([
  ['Tidewater', 'one'],
  ['Atelier Nordhavn', 'several'],
  ['Softwareentwicklung', 'small'],
  ['An agency whose name has exactly sixty letters, if you count', 'small'],
])('%s fits a phone: %s', (name, fit) => {
  expect(measureLogo(toMark(40, 40), name).fit).toBe(fit);
});
