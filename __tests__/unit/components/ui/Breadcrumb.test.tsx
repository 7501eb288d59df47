import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';

test('links every page above this one, but not this one', () => {
  render(
    <Breadcrumb
      path={[
        { label: 'Home', href: '/' },
        { label: 'Services', href: '/services' },
      ]}
      current="DevOps"
    />,
  );
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
  const steps = within(breadcrumb).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent.trim())).toEqual(['Home', 'Services', 'DevOps']);
  const links = within(breadcrumb).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/services']);
  expect(screen.getByText('DevOps')).toHaveAttribute('aria-current', 'page');
});
