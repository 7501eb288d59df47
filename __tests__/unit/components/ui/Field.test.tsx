import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { controlProps, Field } from '@/components/ui/Field/Field';

test('has a live place for an error that a script writes later', () => {
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
