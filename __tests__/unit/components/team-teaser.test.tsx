import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showPage } from '@/__tests__/support/page';
import { TeamTeaser } from '@/components/sections/home/TeamTeaser/TeamTeaser';
import { manyPeople } from '@/components/sections/samples';

const words = {
  title: 'The crew',
  lead: 'They build boats.',
  action: { label: 'Meet the crew', href: '/team' },
  world: 'mint',
} as const;

const team = manyPeople.map((person, i) => ({ ...person, url: `/team/${i}` as const }));

test('the teaser shows the first six of a larger team, and leads to each', () => {
  showPage(<TeamTeaser {...words} people={team} />);
  const links = screen.getAllByRole('listitem').map((item) => item.querySelector('a'));
  expect(links.map((link) => link?.getAttribute('href'))).toEqual(
    team.slice(0, 6).map(({ url }) => url),
  );
});
