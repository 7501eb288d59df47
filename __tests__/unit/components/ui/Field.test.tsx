import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { controlProps, Field } from '@/components/ui/Field/Field';

function Name({ error, hint }: { error?: string; hint?: string }) {
  return (
    <Field id="name" label="Name" hint={hint} required error={error}>
      <input {...controlProps('name', error, hint)} />
    </Field>
  );
}

test('labels its control', () => {
  render(<Name />);
  const control = screen.getByRole('textbox', { name: 'Name' });
  expect(control).toBeValid();
  expect(control).not.toHaveAttribute('aria-describedby');
});

test('describes its control by the error', () => {
  render(<Name error="Name is required" />);
  const control = screen.getByRole('textbox', { name: 'Name' });
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('Name is required');
});

test('describes its control by the hint, after the error', () => {
  const { rerender } = render(<Name hint="Two words" />);
  const control = screen.getByRole('textbox', { name: 'Name' });
  expect(control).toHaveAccessibleDescription('Two words');
  rerender(<Name hint="Two words" error="Name is required" />);
  expect(control).toHaveAccessibleDescription('Name is required Two words');
  expect(screen.getByText('Two words')).toBeVisible();
});

test('announces an error that appears later', () => {
  const { rerender } = render(<Name />);
  rerender(<Name error="Name is required" />);
  expect(screen.getByText('Name is required').closest('[aria-live="polite"]')).toBeInTheDocument();
});
