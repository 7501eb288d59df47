import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Years } from '@/components/sections/about-us/Years/Years';
import { dataFor, exampleOf } from '@/components/sections/exampleOf';
import { manyPeople } from '@/components/sections/samples';
import { ServiceParts } from '@/components/sections/services/ServiceParts/ServiceParts';
import { serviceParts } from '@/components/sections/services/ServiceParts/ServiceParts.schema';

const { title, cards } = exampleOf(serviceParts, 'long');
const part = { id: 'keel', title: 'Keel', description: 'Straight.' };

test('a service has two to twelve parts, each with or without a picture', () => {
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
  const [ada, bo, constance] = manyPeople.map((person, i) => ({
    ...person,
    came: i === 1 ? undefined : { year: `${2020 - i}`, text: 'Brings rope.' },
  }));
  if (!ada || !bo || !constance) throw new Error('The samples are too few.');
  const { container } = render(<Years title="Years" people={[ada, bo, constance]} />);
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual([constance.title, ada.title]);
  render(<Years title="Years" people={[bo]} />, { container });
  expect(container).toBeEmptyDOMElement();
});
