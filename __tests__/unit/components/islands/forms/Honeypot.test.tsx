import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Honeypot, isTrapped } from '@/components/islands/forms/Honeypot';

function setUp() {
  render(
    <form aria-label="Form">
      <input name="name" defaultValue="Asha" />
      <Honeypot id="trap" label="Website" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  const trap = form.querySelector<HTMLInputElement>('#trap');
  if (!trap) throw new Error('The form has no hidden field for programs.');
  return { form, trap };
}

test('is not read out, reached by Tab, autofilled or sent', () => {
  const { form, trap } = setUp();
  expect(screen.queryByRole('textbox', { name: 'Website' })).not.toBeInTheDocument();
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap).toHaveAttribute('autocomplete', 'off');
  trap.value = 'https://spam.example';
  expect([...new FormData(form)]).toEqual([['name', 'Asha']]);
});

test('says whether a bot has filled it', () => {
  const { form, trap } = setUp();
  expect(isTrapped(form)).toBe(false);
  trap.value = 'https://spam.example';
  expect(isTrapped(form)).toBe(true);
});
