import '@/__tests__/support/published';

import { describe, expect, test } from '@jest/globals';
import type { ReactElement } from 'react';
import { getStructuredData } from '@/__tests__/support/structured';
import { findGaps, findUnseen, getType } from '@/__tests__/support/structured-data';
import AboutMePage from '@/app/about-me/page';
import AboutUsPage from '@/app/about-us/page';
import BlogDetailsPage from '@/app/blog-details/page';
import ArticlePage from '@/app/blogs/[id]/page';
import BlogsPage from '@/app/blogs/page';
import CareersPage from '@/app/careers/page';
import ContactPage from '@/app/contact/page';
import JobPage from '@/app/job-description/[jobId]/page';
import HomePage from '@/app/page';
import PrivacyPage from '@/app/privacy-policy/page';
import ProjectDetailsPage from '@/app/project-details/page';
import CaseStudyPage from '@/app/projects/[slug]/page';
import ProjectsPage from '@/app/projects/page';
import ServicePage from '@/app/services/[slug]/page';
import ServicesPage from '@/app/services/page';
import ServicesDetailsPage from '@/app/services-details/page';
import PersonPage from '@/app/team/[slug]/page';
import TeamPage from '@/app/team/page';
import TeamDetailsPage from '@/app/team-details/page';
import TermsPage from '@/app/terms-condition/page';
import { articleFronts } from '@/content/articles/articles';
import { agency } from '@/content/files/agency';
import { isOpen, jobs } from '@/content/jobs/jobs';
import { projects } from '@/content/projects/projects';
import { canonicalPath } from '@/content/routes';
import { serviceFiles } from '@/content/services/services';
import { organization } from '@/content/structured/agency';
import { people } from '@/content/team/team';
import { absoluteUrl } from '@/content/words/absolute-url';

const given = <P,>(params: P) => ({ params: Promise.resolve(params) });

const SERVICE = ['BreadcrumbList', 'Service'];
const ARTICLE = ['BreadcrumbList', 'BlogPosting'];

const PAGES: [string, () => ReactElement | Promise<ReactElement>, string[]][] = [
  ['/', HomePage, ['Organization', 'WebSite']],
  [
    '/contact',
    ContactPage,
    ['BreadcrumbList', 'Organization', ...agency().offices.map(() => 'LocalBusiness')],
  ],
  ['/about-us', AboutUsPage, ['BreadcrumbList']],
  ['/about-me', AboutMePage, ['BreadcrumbList']],
  ['/services', ServicesPage, ['BreadcrumbList', 'OfferCatalog']],
  ...serviceFiles
    .entries()
    .map(({ slug }): (typeof PAGES)[number] => [
      `/services/${slug}`,
      () => ServicePage(given({ slug })),
      SERVICE,
    ]),
  ['/services-details', ServicesDetailsPage, ['BreadcrumbList']],
  ['/projects', ProjectsPage, ['BreadcrumbList', ...projects().map(() => 'CreativeWork')]],
  ...projects().map(({ slug, url }): (typeof PAGES)[number] => [
    url,
    () => CaseStudyPage(given({ slug })),
    ['BreadcrumbList', 'Article'],
  ]),
  ...people().map(({ slug, url }): (typeof PAGES)[number] => [
    url,
    () => PersonPage(given({ slug })),
    ['BreadcrumbList', 'ProfilePage'],
  ]),
  ['/project-details', ProjectDetailsPage, ['BreadcrumbList', 'CreativeWork']],
  ['/team', TeamPage, ['BreadcrumbList']],
  ['/team-details', TeamDetailsPage, ['BreadcrumbList']],
  ['/blogs', BlogsPage, ['BreadcrumbList']],
  ...articleFronts().map(({ slug }): (typeof PAGES)[number] => [
    `/blogs/${slug}`,
    () => ArticlePage(given({ id: slug })),
    ARTICLE,
  ]),
  ['/blog-details', BlogDetailsPage, ARTICLE],
  ['/careers', CareersPage, ['BreadcrumbList']],
  ...jobs().map((job): (typeof PAGES)[number] => [
    `/job-description/${job.slug}`,
    () => JobPage(given({ jobId: job.slug })),
    isOpen(job) ? ['BreadcrumbList', 'JobPosting'] : ['BreadcrumbList'],
  ]),
  ['/privacy-policy', PrivacyPage, ['BreadcrumbList']],
  ['/terms-condition', TermsPage, ['BreadcrumbList']],
];

describe.each(PAGES)('%s', (_, page, types) => {
  test('has the structured data that search engines require, and shows all of it', async () => {
    const { structuredData, text } = getStructuredData(await page());
    expect(structuredData.map(getType)).toEqual(types);
    expect(findGaps(structuredData)).toEqual([]);
    expect(findUnseen(structuredData, text)).toEqual([]);
  });
});

test('the author of an article is the person whose page tells about them', async () => {
  for (const { slug, author } of articleFronts()) {
    const { structuredData } = getStructuredData(await ArticlePage(given({ id: slug })));
    const posting = structuredData.find((thing) => getType(thing) === 'BlogPosting');
    const { structuredData: ofPerson } = getStructuredData(
      await PersonPage(given({ slug: author.slug })),
    );
    const profile = ofPerson.find((thing) => getType(thing) === 'ProfilePage');
    const { '@id': id, url, name } = (profile as { mainEntity: Record<string, string> }).mainEntity;
    expect(url).toMatch(new RegExp(`/team/${author.slug}$`));
    expect(posting).toMatchObject({ author: { '@id': id, url, name } });
  }
});

test('a page that search engines list at another address has that one in its structured data', () => {
  const { structuredData } = getStructuredData(ProjectDetailsPage());
  const [breadcrumbs, story] = structuredData;
  const listed = absoluteUrl(canonicalPath('/project-details'));
  expect(story).toHaveProperty('url', listed);
  expect(breadcrumbs).toHaveProperty('itemListElement.2.item', listed);
});

test('the logo of the agency is the icon that has its own ground', () => {
  expect(organization().logo).toMatch(/\/icons\/512\.png$/);
});
