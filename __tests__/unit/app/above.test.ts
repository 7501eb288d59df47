import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { loadPage, showPage } from '@/__tests__/support/page';
import { serviceFiles } from '@/content/collections/services';
import { findPath } from '@/content/files/left-out';
import { wording } from '@/content/files/wording';
import { pageAt } from '@/content/pages/pages';
import { site } from '@/content/site/site';

const [service] = serviceFiles.entries();
const samples = [
  ['/blog-details', 'blogs'],
  ['/project-details', 'projects'],
  ['/services-details', 'services'],
  ['/team-details', 'team'],
] as const;

const rows = [
  // The pages of the services go with their list.
  ...(service ? [['/services/[slug]', 'services'] as const] : []),
  ...samples.filter(([route]) => pageAt(route)),
];

test.each(rows)(
  '%s marks the page above it, %s, which its breadcrumb names',
  async (route, name) => {
    const links = samples.map(([, each]) => ({
      label: `Menu ${each}`,
      href: findPath(each) ?? '/',
    }));
    jest.replaceProperty(site().header, 'links', links);
    showPage(await loadPage(route, { slug: service?.slug }));
    const breadcrumb = screen.getByRole('navigation', { name: wording().breadcrumb });
    const last = within(breadcrumb).getAllByRole('link').at(-1);
    expect(last).toHaveAttribute('href', findPath(name));
    const marked = screen.getAllByRole('link', { name: /^Menu /, current: true });
    expect(marked.map((link) => link.textContent)).toEqual([`Menu ${name}`]);
  },
);
