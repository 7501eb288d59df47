import '@/__tests__/support/published';

import { expect, test } from '@jest/globals';
import { within } from '@testing-library/react';
import { getHeadings, getSection, getWords, showMain } from '@/__tests__/support/main';
import CaseStudyPage from '@/app/projects/[slug]/page';
import { headline } from '@/content/collections/headline';
import { projectPage } from '@/content/collections/project-page';
import { projects } from '@/content/collections/projects';
import { serviceFiles } from '@/content/collections/services';
import { findPerson } from '@/content/collections/team';

const getLinks = (part: Element | null | undefined) =>
  [...(part?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

test.each(projects().map((project, i) => [project.slug, project, i] as const))(
  '%s shows its facts and its story, and leads to its people, its services and the next one',
  async (slug, project, i) => {
    const main = showMain(await CaseStudyPage({ params: Promise.resolve({ slug }) }));
    expect(getWords(main.querySelector('h1'))).toBe(`${project.name}: ${headline(project)}`);
    expect(getWords(main)).toContain(project.lead);
    expect(main.querySelector('dl')?.querySelectorAll('dd')).toHaveLength(project.facts.length);

    const titles = project.story.flatMap((block) =>
      'title' in block && block.title ? [block.title] : [],
    );
    const headings = getHeadings(main, 2);
    expect(headings.filter((heading) => titles.includes(heading))).toEqual(titles);
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
  },
);
