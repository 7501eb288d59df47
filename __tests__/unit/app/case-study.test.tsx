import '@/__tests__/support/published';

import { describe, expect, test } from '@jest/globals';
import { within } from '@testing-library/react';
import { getHeadings, getSection, getWords, showMain } from '@/__tests__/support/main';
import { getStructuredData } from '@/__tests__/support/structured';
import { getType } from '@/__tests__/support/structured-data';
import CaseStudyPage, { generateMetadata, generateStaticParams } from '@/app/projects/[slug]/page';
import { headline } from '@/content/projects/headline';
import { projectPage } from '@/content/projects/page';
import { projects } from '@/content/projects/projects';
import { serviceFiles } from '@/content/services/services';
import { findPerson } from '@/content/team/team';

const given = (slug: string) => ({ params: Promise.resolve({ slug }) });
const show = async (slug: string) => showMain(await CaseStudyPage(given(slug)));
const getLinks = (part: Element | null | undefined) =>
  [...(part?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

test('every case study has a page', () => {
  expect(generateStaticParams()).toEqual(projects().map(({ slug }) => ({ slug })));
});

describe.each(projects().map((project) => [project.slug, project] as const))(
  '%s',
  (slug, project) => {
    test('opens with the client, the headline, the lead and four facts', async () => {
      const main = await show(slug);
      expect(getWords(main.querySelector('h1'))).toBe(`${project.name}: ${headline(project)}`);
      expect(getWords(main)).toContain(project.lead);
      expect(main.querySelector('dl')?.querySelectorAll('dd')).toHaveLength(4);
    });

    test('has the titles of its story in their order, and its own title for search engines', async () => {
      const titles = project.story.flatMap((block) =>
        'title' in block && block.title ? [block.title] : [],
      );
      const headings = getHeadings(await show(slug), 2);
      expect(headings.filter((heading) => titles.includes(heading))).toEqual(titles);
      const { title, description } = await generateMetadata(given(slug));
      expect({ title, description }).toEqual(project.meta);
    });

    test('leads to its people and services that visitors see', async () => {
      const main = await show(slug);
      const people = project.people.filter(findPerson);
      const services = project.services.filter(serviceFiles.find);
      const credits = getSection(main, projectPage().credits.people);
      const links = getLinks(credits);
      expect(links).toEqual(
        expect.arrayContaining([
          ...people.map((person) => `/team/${person}`),
          ...services.map((service) => `/services/${service}`),
        ]),
      );
      expect(links).toHaveLength(people.length + services.length);
    });
  },
);

test('the case studies lead to each other in a ring, and one alone to none', async () => {
  const all = projects();
  for (const [i, { slug }] of all.entries()) {
    const next = all[(i + 1) % all.length];
    const main = await show(slug);
    const nav = within(main).queryByRole('navigation', { name: projectPage().next.label });
    expect(getLinks(nav)).toEqual(all.length > 1 ? [next?.url] : []);
  }
});

test('search engines read an article about the client, by the people who worked on it', async () => {
  for (const project of projects()) {
    const { structuredData } = getStructuredData(await CaseStudyPage(given(project.slug)));
    const article = structuredData.find((thing) => getType(thing) === 'Article');
    expect(article).toMatchObject({
      headline: headline(project),
      about: { '@type': 'Organization', name: project.name },
    });
    const people = project.people.flatMap((slug) => findPerson(slug)?.title ?? []);
    expect([article?.contributor ?? []].flat()).toMatchObject(people.map((name) => ({ name })));
  }
});
