import '@/__tests__/support/published';

import { expect, jest, test } from '@jest/globals';
import { loadPage } from '@/__tests__/support/page';
import { findGaps, getStructuredData, getType } from '@/__tests__/support/structured';
import { articleFronts } from '@/content/collections/articles';
import { isOpen, jobs } from '@/content/collections/jobs';
import { projects } from '@/content/collections/projects';
import { serviceFiles } from '@/content/collections/services';
import { people } from '@/content/collections/team';
import { agency } from '@/content/files/agency';
import { canonicalPath } from '@/content/files/canonical';
import { pageAt } from '@/content/pages/pages';
import { absoluteUrl } from '@/content/site/absolute-url';
import { localBusinesses } from '@/content/structured/agency';

/** The types of things that pages describe besides their breadcrumb. */
const STATIC: Record<string, string[]> = {
  '/contact': ['Organization', ...agency().offices.map(() => 'LocalBusiness')],
  '/services': ['OfferCatalog'],
  '/projects': projects().map(() => 'CreativeWork'),
  '/project-details': ['CreativeWork'],
  '/blogs': [],
  '/blog-details': ['BlogPosting'],
};

type Page = [route: string, params: object | undefined, types: string[]];

const PAGES: Page[] = [
  ['/', undefined, ['Organization', 'WebSite']],
  ...Object.entries(STATIC)
    .filter(([route]) => pageAt(route))
    .map(([route, types]): Page => [route, undefined, types]),
  ...serviceFiles.entries().map(({ slug }): Page => ['/services/[slug]', { slug }, ['Service']]),
  ...projects().map(({ slug }): Page => ['/projects/[slug]', { slug }, ['Article']]),
  ...people().map(({ slug }): Page => ['/team/[slug]', { slug }, ['ProfilePage']]),
  ...articleFronts().map(({ slug }): Page => ['/blogs/[id]', { id: slug }, ['BlogPosting']]),
  ...jobs().map((job): Page => {
    const types = isOpen(job) ? ['JobPosting'] : [];
    return ['/job-description/[jobId]', { jobId: job.slug }, types];
  }),
];

test.each(PAGES)(
  '%s %j has the structured data that search engines require, and shows all of it',
  async (route, params, types) => {
    const { structuredData, text } = getStructuredData(await loadPage(route, params));
    const above = route === '/' ? [] : ['BreadcrumbList'];
    expect(structuredData.map(getType)).toEqual([...above, ...types]);
    expect(findGaps(structuredData, text)).toEqual([]);
  },
);

test('a page that search engines list at another address has that one in its structured data', async () => {
  if (!pageAt('/project-details')) return;
  const [breadcrumbs, story] = getStructuredData(await loadPage('/project-details')).structuredData;
  const listed = absoluteUrl(canonicalPath('/project-details'));
  expect(story).toHaveProperty('url', listed);
  expect(breadcrumbs).toHaveProperty('itemListElement.2.item', listed);
});

test('an office that is open round the clock is not closed all day for search engines', () => {
  const offices = agency().offices.map((office) => ({
    ...office,
    hours: office.hours?.map((part) => ({ ...part, opens: '00:00', closes: '00:00' })),
  }));
  jest.replaceProperty(agency(), 'offices', offices);
  for (const { openingHoursSpecification } of localBusinesses())
    expect(openingHoursSpecification).toMatchObject({ opens: '00:00', closes: '23:59' });
});
