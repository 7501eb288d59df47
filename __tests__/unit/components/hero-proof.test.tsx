import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { HeroClients } from '@/components/sections/home/HeroClients/HeroClients';
import { HeroProof } from '@/components/sections/home/HeroProof/HeroProof';
import { manyClients } from '@/components/sections/samples';

test('each result leads to its case study', () => {
  render(
    <HeroProof
      results={[{ name: 'Ferry', words: 'An hour, now three minutes', href: '/projects/ferry' }]}
    />,
  );
  const link = screen.getByRole('link', { name: 'An hour, now three minutes Ferry' });
  expect(link).toHaveAttribute('href', '/projects/ferry');
});

test('the first six of many clients stand in a named list', () => {
  const clients = [
    ...manyClients,
    ...manyClients.map((each) => ({ ...each, name: `${each.name}, too` })),
  ];
  render(<HeroClients label="Clients" clients={clients} />);
  const list = screen.getByRole('list', { name: 'Clients' });
  const names = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim());
  expect(names).toEqual(clients.slice(0, 6).map(({ name }) => name));
});
