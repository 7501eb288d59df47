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

test('announces an error that appears later', () => {
  const { rerender } = render(<Name />);
  rerender(<Name error="Name is required" />);
  expect(screen.getByText('Name is required').closest('[aria-live="polite"]')).toBeInTheDocument();
});
