import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showPage } from '@/__tests__/support/page';
import { TeamTeaser } from '@/components/sections/home/TeamTeaser/TeamTeaser';
import { home } from '@/content/pages/home';
import { people } from '@/content/team/team';

test('the teaser leads to each person', () => {
  const team = people().slice(0, 6);
  showPage(<TeamTeaser {...home().teamTeaser} people={team} />);
  for (const { title, url } of team) {
    expect(screen.getByRole('link', { name: new RegExp(title) })).toHaveAttribute('href', url);
  }
});

test('the teaser shows the first six of a larger team', () => {
  const [person] = people();
  if (!person) throw new Error('The team has nobody.');
  const names = ['Ada', 'Bea', 'Cy', 'Dot', 'Eve', 'Flo', 'Gus'];
  const team = names.map((title) => ({ ...person, title }));
  showPage(<TeamTeaser {...home().teamTeaser} people={team} />);
  const shown = screen.getAllByRole('listitem').map((item) => item.querySelector('b'));
  expect(shown.map((name) => name?.textContent)).toEqual(names.slice(0, 6));
});
