import { describe, expect, test } from '@jest/globals';
import { within } from '@testing-library/react';
import { getHeadings, getSection, getWords, showMain } from '@/__tests__/support/main';
import { getStructuredData } from '@/__tests__/support/structured';
import { getType } from '@/__tests__/support/structured-data';
import CaseStudyPage, { generateMetadata, generateStaticParams } from '@/app/projects/[slug]/page';
import { headline } from '@/content/projects/headline';
import { projects } from '@/content/projects/projects';

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

    test('has the titles of its story in their order', async () => {
      const titles = project.story.flatMap((block) =>
        'title' in block && block.title ? [block.title] : [],
      );
      const headings = getHeadings(await show(slug), 2);
      expect(headings.filter((heading) => titles.includes(heading))).toEqual(titles);
    });

    test('leads to its people and services', async () => {
      const main = await show(slug);
      const credits = getSection(main, 'Who worked on it');
      const links = getLinks(credits);
      expect(links).toEqual(
        expect.arrayContaining([
          ...project.people.map((person) => `/team/${person}`),
          ...project.services.map((service) => `/services/${service}`),
        ]),
      );
      expect(links).toHaveLength(project.people.length + project.services.length);
    });

    test('names its own title and description for search engines', async () => {
      const { title, description } = await generateMetadata(given(slug));
      expect({ title, description }).toEqual(project.meta);
    });
  },
);

test('the case studies lead to each other in a ring', async () => {
  const all = projects();
  for (const [i, { slug }] of all.entries()) {
    const next = all[(i + 1) % all.length];
    const main = await show(slug);
    const nav = within(main).getByRole('navigation', { name: 'Next case study' });
    expect(getLinks(nav)).toEqual([next?.url]);
  }
});

test('the client’s words are a quotation for search engines and no review', async () => {
  const { structuredData } = getStructuredData(await CaseStudyPage(given('saltmarsh')));
  expect(structuredData.find((thing) => getType(thing) === 'Article')).toMatchObject({
    headline: 'One till for the shop, the deli and the website',
    about: { '@type': 'Organization', name: 'Saltmarsh' },
    contributor: expect.arrayContaining([
      expect.objectContaining({ name: 'James Whitlow', jobTitle: 'Front-end lead' }),
    ]),
    hasPart: { '@type': 'Quotation', creator: { name: 'Tom Ashworth' } },
  });
});
