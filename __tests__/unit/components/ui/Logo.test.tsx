import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Logo } from '@/components/ui/Logo/Logo';

test('a mark that is drawn twice has ids of its own each time', () => {
  const mark = {
    viewBox: '0 0 80 40',
    width: 80,
    height: 40,
    shapes: '<linearGradient id="mark-g"></linearGradient><path fill="url(#mark-g)"></path>',
  };
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
  expect(container.querySelector('svg')).toHaveAttribute('width', '68');
});
