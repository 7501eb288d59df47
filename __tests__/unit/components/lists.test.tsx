import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { dataFor, exampleOf } from '@/__tests__/examples/exampleOf';
import { manyClients, manyPeople } from '@/__tests__/examples/samples';
import { Years } from '@/components/sections/about-us/Years/Years';
import { HeroClients } from '@/components/sections/home/HeroClients/HeroClients';
import { TeamTeaser } from '@/components/sections/home/TeamTeaser/TeamTeaser';
import { ServiceParts } from '@/components/sections/services/ServiceParts/ServiceParts';
import { serviceParts } from '@/components/sections/services/ServiceParts/ServiceParts.schema';

const { title, cards } = exampleOf(serviceParts, 'long');
const part = { id: 'keel', title: 'Keel', description: 'Straight.' };

test('a service has two to twelve parts', () => {
  const takes = (count: number) => () =>
    dataFor(serviceParts, { title, cards: Array.from({ length: count }, () => part) });
  expect(takes(2)().cards).toHaveLength(2);
  expect(takes(12)().cards).toHaveLength(12);
  expect(takes(1)).toThrow('cards');
  expect(takes(13)).toThrow('cards');
});

test('parts without any picture leave no empty frames', () => {
  render(<ServiceParts title={title} cards={[part, ...cards.slice(0, 1)]} world="mint" />);
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/^KeelStraight\.$/);
});

test('the years are those of the people who have one, the first year first', () => {
  const people = manyPeople.map((person, i) => ({
    ...person,
    came: i === 1 ? undefined : { year: `${2020 - i}`, text: 'Brings rope.' },
  }));
  const { container } = render(<Years title="Years" people={people} />);
  const names = people.flatMap(({ came, title }) => (came ? [title] : [])).reverse();
  const shown = screen.getAllByRole('heading', { level: 3 });
  expect(shown.map(({ textContent }) => textContent)).toEqual(names);
  render(<Years title="Years" people={people.slice(1, 2)} />, { container });
  expect(container).toBeEmptyDOMElement();
});

test('the home page shows the first six of many clients, and of a large team', () => {
  const clients = [...manyClients, ...manyClients].map((each, i) => ({ ...each, name: `${i}` }));
  render(<HeroClients label="Clients" clients={clients} />);
  expect(screen.getByRole('list', { name: 'Clients' })).toHaveTextContent(
    /^\D*0\D*1\D*2\D*3\D*4\D*5\D*$/,
  );
  const people = manyPeople.map((person, i) => ({ ...person, url: `/team/${i}` as const }));
  const action = { label: 'Meet the crew', href: '/team' } as const;
  const { container } = render(
    <TeamTeaser title="The crew" lead="Builders." action={action} world="mint" people={people} />,
  );
  const links = [...container.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(people.slice(0, 6).map(({ url }) => url));
});
