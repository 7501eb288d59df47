import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { controlProps, Field } from '@/components/ui/Field/Field';

function Name({ error }: { error?: string }) {
  return (
    <Field id="name" label="Name" required error={error}>
      <input {...controlProps('name', error)} />
    </Field>
  );
}

test('names its control', () => {
  render(<Name />);
  const control = screen.getByRole('textbox', { name: 'Name' });
  expect(control).toBeValid();
  expect(control).not.toHaveAttribute('aria-describedby');
});

test('ties its message to its control', () => {
  render(<Name error="Name is required" />);
  const control = screen.getByRole('textbox', { name: 'Name' });
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('Name is required');
});

test('announces a message that comes later', () => {
  const { rerender } = render(<Name />);
  rerender(<Name error="Name is required" />);
  expect(screen.getByText('Name is required').closest('[aria-live="polite"]')).toBeInTheDocument();
});
