import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showPage } from '@/__tests__/support/page';
import { TeamTeaser } from '@/components/sections/home/TeamTeaser/TeamTeaser';
import { home } from '@/content/pages/home';
import { people } from '@/content/team/team';

test('the teaser shows the first six of a larger team, and leads to each', () => {
  const team = Array.from({ length: 3 }, people).flat();
  showPage(<TeamTeaser {...home().teamTeaser} people={team} />);
  const links = screen.getAllByRole('listitem').map((item) => item.querySelector('a'));
  expect(links.map((link) => link?.getAttribute('href'))).toEqual(
    team.slice(0, 6).map(({ url }) => url),
  );
});
