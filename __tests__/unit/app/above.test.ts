import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { loadPage, showPage } from '@/__tests__/support/page';
import { serviceFiles } from '@/content/collections/services';
import { findPath } from '@/content/files/left-out';
import { wording } from '@/content/files/wording';
import { pageAt } from '@/content/pages/pages';
import { site } from '@/content/site/site';

const { links } = site().header;
const above = ['blogs', 'projects', 'services', 'team'] as const;

afterEach(() => {
  site().header.links = links;
});

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

test('a page marks the page above it, which its breadcrumb names', async () => {
  for (const [route, name] of rows) {
    site().header.links = above.map((each) => ({
      label: `Menu ${each}`,
      href: findPath(each) ?? '/',
    }));
    showPage(await loadPage(route, { slug: service?.slug }));
    const breadcrumb = screen.getByRole('navigation', { name: wording().breadcrumb });
    const last = within(breadcrumb).getAllByRole('link').at(-1);
    expect(last).toHaveAttribute('href', findPath(name));
    const marked = screen.getAllByRole('link', { name: /^Menu /, current: true });
    expect(marked.map((link) => link.textContent)).toEqual([`Menu ${name}`]);
    cleanup();
  }
});
