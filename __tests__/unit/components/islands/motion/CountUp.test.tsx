import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CountUp } from '@/components/islands/motion/CountUp';

test('the HTML holds the final figure', () => {
  render(<CountUp amount={5} suffix="K+" />);
  expect(screen.getByText('5K+')).toHaveAttribute('data-enhance', 'counter');
});

test('the suffix is optional', () => {
  render(<CountUp amount={99} />);
  expect(screen.getByText('99')).toBeInTheDocument();
});
