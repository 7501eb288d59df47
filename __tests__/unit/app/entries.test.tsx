/** @jest-environment jsdom */
import '@/__tests__/support/published';

import { expect, jest, test } from '@jest/globals';
import { within } from '@testing-library/react';
import { getHeadings, getSection, getWords, showMain } from '@/__tests__/support/main';
import { loadPage, showPage } from '@/__tests__/support/page';
import { findGaps, getStructuredData, getType } from '@/__tests__/support/structured';
import { articleBySlug, articleFronts } from '@/content/collections/articles';
import { headline } from '@/content/collections/headline';
import { jobCards } from '@/content/collections/jobs';
import { personPage } from '@/content/collections/person-page';
import { projectPage } from '@/content/collections/project-page';
import { projects } from '@/content/collections/projects';
import { serviceFiles } from '@/content/collections/services';
import { findPerson, getCallName, people, readPerson } from '@/content/collections/team';
import { agency } from '@/content/files/agency';
import { canonicalPath } from '@/content/files/canonical';
import { findPath } from '@/content/files/left-out';
import { allArticles, getListPage } from '@/content/pages/article-lists';
import { getWords as getSectionWords, pageAt } from '@/content/pages/pages';
import { checkProse } from '@/content/prose/prose';
import { absoluteUrl } from '@/content/site/absolute-url';
import { localBusinesses } from '@/content/structured/agency';

const getLinks = (part: Element | null | undefined) =>
  [...(part?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

test('a case study shows its facts and its story, and leads to its people, its services and the next one', async () => {
  for (const [i, project] of projects().slice(0, 2).entries()) {
    const main = showMain(await loadPage('/projects/[slug]', { slug: project.slug }));
    expect(getWords(main.querySelector('h1'))).toBe(`${project.name}: ${headline(project)}`);
    expect(main.querySelector('dl')?.querySelectorAll('dd')).toHaveLength(project.facts.length);
    const titles = project.story.flatMap((block) =>
      'title' in block && block.title ? [block.title] : [],
    );
    expect(getHeadings(main, 2).filter((heading) => titles.includes(heading))).toEqual(titles);
    const credited = [
      ...project.people.filter(findPerson).map((person) => `/team/${person}`),
      ...project.services
        .filter((service) => !serviceFiles.isOut() && serviceFiles.find(service))
        .map((service) => `/services/${service}`),
    ];
    const credits = getSection(main, projectPage().credits.people);
    expect(getLinks(credits).sort()).toEqual(credited.sort());
    const all = projects();
    const nav = within(main).queryByRole('navigation', { name: projectPage().next.label });
    expect(getLinks(nav)).toEqual(all.length > 1 ? [all[(i + 1) % all.length]?.url] : []);
  }
});

test('headings call people by the first of two names', () => {
  const names = ['Ana Costa', 'Dr. Ana Costa', '山田 太郎', '김민준'];
  expect(names.map(getCallName)).toEqual(['Ana', ...names.slice(1)]);
});

test('a person has the facts, the week, the case studies and the articles', async () => {
  for (const { slug, title, designation, city, description, week } of people().slice(0, 2)) {
    const main = showMain(await loadPage('/team/[slug]', { slug }));
    expect(getWords(main.querySelector('h1'))).toBe(title);
    for (const part of [designation, city, description]) expect(getWords(main)).toContain(part);
    const days = week.map(({ day }) => day);
    const terms = [...main.querySelectorAll('dt')].map(getWords);
    expect(terms).toEqual(expect.arrayContaining(days));
    const articles = articleFronts().filter(({ author }) => author.slug === slug);
    const parts = [
      [personPage().week.title, days.map(() => null)],
      [
        personPage().cases.title,
        projects().flatMap((each) => (each.people.includes(slug) ? each.url : [])),
      ],
      [personPage().articles.title, articles.slice(0, 6).map((front) => `/blogs/${front.slug}`)],
    ] as const;
    for (const [words, links] of parts) {
      const heading = words.replace('{name}', getCallName(title));
      expect(getHeadings(main, 2).includes(heading)).toBe(links.length > 0);
      const shown = links.length > 0 ? getLinks(getSection(main, heading)) : [];
      expect(shown).toEqual(expect.arrayContaining(links.filter((link) => link !== null)));
    }
  }
});

/** Finds a text of a length, with what follows it. */
const findCut = (element: Element | null | undefined, length: number, dots: RegExp) =>
  [...(element?.querySelectorAll('span') ?? [])].find(
    ({ textContent, nextSibling }) =>
      [...textContent].length === length &&
      dots.test(textContent.trim() + (nextSibling?.textContent ?? '')),
  );

test('a job card shows title, company, city, 20 characters with an ellipsis, and a link', async () => {
  // A site without jobs has no such page.
  const careers = findPath('careers');
  if (!careers) return;
  const main = showMain(await loadPage(careers));
  for (const { slug, jobTitle, company, city, preview } of jobCards().slice(0, 12)) {
    const card = main.querySelector(`#job-${slug}`)?.closest('li');
    for (const words of [jobTitle, company, city]) expect(getWords(card)).toContain(words);
    expect(findCut(card, [...preview].length, /…$/)).toHaveTextContent(preview.trim());
    expect(getLinks(card)).toEqual([`/job-description/${slug}`]);
  }
});

test('an article card shows its facts, 150 characters of text with an ellipsis, and a link', async () => {
  const blogs = findPath('blogs');
  if (!blogs) return;
  const main = showMain(await loadPage(blogs));
  const cards = within(main).queryAllByRole('article');
  const shown = getListPage(allArticles(), 1)?.articles ?? [];
  expect(cards).toHaveLength(shown.length);
  for (const [i, { slug, title, author, reading_time, created_at }] of shown.entries()) {
    const card = cards[i];
    for (const words of [title, author.name, reading_time]) expect(getWords(card)).toContain(words);
    expect(card?.querySelector('time')).toHaveAttribute('datetime', created_at);
    expect(findCut(card, 150, /[.!?…]$/)).toBeDefined();
    const { readMore, about } = getSectionWords('blogs', 'article-spread') ?? {};
    const link = within(main).getByRole('link', { name: `${readMore} ${about} ${title}` });
    expect(link).toHaveAttribute('href', `/blogs/${slug}`);
  }
});

test('no heading of a text gets an id that its page has outside the text', async () => {
  const [{ slug: id } = { slug: '' }] = articleFronts();
  const [{ slug } = { slug: '' }] = people();
  for (const [route, params, prose] of [
    ['/blogs/[id]', { id }, articleBySlug(id)?.prose],
    ['/team/[slug]', { slug }, readPerson(slug)?.prose],
  ] as const) {
    if (!prose) continue;
    showPage(await loadPage(route, params));
    const tree = JSON.stringify(prose.tree);
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
    const own = ids.filter((each) => !tree.includes(`"id":"${each}"`));
    expect(own).toContain('content');
    for (const each of own) {
      const [heading] = checkProse(`## ${each.replaceAll('-', ' ')}`).prose.contents;
      expect(heading?.id).not.toBe(each);
    }
  }
});

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
];

test.each(PAGES.filter(([route], i) => PAGES.findIndex(([other]) => other === route) > i - 2))(
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
