import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { showPage } from '@/__tests__/support/page';
import BlogDetailsPage from '@/app/blog-details/page';
import ProjectDetailsPage from '@/app/project-details/page';
import ServicesDetailsPage from '@/app/services-details/page';
import TeamDetailsPage from '@/app/team-details/page';
import { pages } from '@/content/routes';
import { site } from '@/content/words/site';

const { links } = site().header;
const above = ['blogs', 'projects', 'services', 'team'] as const;

afterEach(() => {
  site().header.links = links;
});

test.each([
  ['/blog-details', BlogDetailsPage, 'blogs'],
  ['/project-details', ProjectDetailsPage, 'projects'],
  ['/services-details', ServicesDetailsPage, 'services'],
  ['/team-details', TeamDetailsPage, 'team'],
] as const)('%s marks the page above it, which its breadcrumb names', (_, Page, key) => {
  site().header.links = above.map((each) => ({ label: `Menu ${each}`, href: pages[each].path }));
  showPage(<Page />);
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
  const last = within(breadcrumb).getAllByRole('link').at(-1);
  expect(last).toHaveAttribute('href', pages[key].path);
  const marked = screen.getAllByRole('link', { name: /^Menu /, current: true });
  expect(marked.map((link) => link.textContent)).toEqual([`Menu ${key}`]);
});
