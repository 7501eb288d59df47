import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { carousel } from '@/components/islands/carousel/carousel';
import { readSettings } from '@/components/islands/carousel/settings';

test('reads the settings that were written', () => {
  const settings = {
    gap: 20,
    delay: 3000,
    inView: { 0: 1.4, 768: 2 },
    onInteraction: 'continue',
  } as const;
  render(<section aria-label="Clients" {...carousel(settings)} />);
  const element = screen.getByRole('region');
  expect(element).toHaveAttribute('data-enhance', 'carousel');
  expect(readSettings(element)).toEqual(settings);
});

test.each([
  ['none', undefined],
  ['a text', '"fast"'],
  ['no slides in view', '{"gap":20,"delay":3000,"inView":{},"onInteraction":"stop"}'],
  [
    'a delay that is not a number',
    '{"gap":20,"delay":"3","inView":{"0":1},"onInteraction":"stop"}',
  ],
  ['an unknown interaction', '{"gap":20,"delay":3,"inView":{"0":1},"onInteraction":"hide"}'],
])('throws if the settings are invalid: %s', (_, text) => {
  const element = document.createElement('div');
  if (text !== undefined) element.dataset.settings = text;
  expect(() => readSettings(element)).toThrow('A carousel cannot use data-settings=');
});
