import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Button } from '@/components/ui/Button/Button';

test('a button sends no form unless it is set to', () => {
  render(<Button>Go</Button>);
  expect(screen.getByRole('button', { name: 'Go' })).toHaveAttribute('type', 'button');
});
