import '@/__tests__/support/published';

import { expect, test } from '@jest/globals';
import { within } from '@testing-library/react';
import { getHeadings, getSection, getWords, showMain } from '@/__tests__/support/main';
import PersonPage from '@/app/team/[slug]/page';
import { articleFronts } from '@/content/collections/articles';
import { personPage } from '@/content/collections/person-page';
import { projects } from '@/content/collections/projects';
import { getCallName, people } from '@/content/collections/team';

const getLinks = (part: Element) =>
  [...part.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test.each([
  ['Ana Costa', 'Ana'],
  ['Dr. Ana Costa', 'Dr. Ana Costa'],
])('headings call "%s" "%s"', (name, called) => {
  expect(getCallName(name)).toBe(called);
});

test.each(people().map((person, i) => [person.slug, person, i] as const))(
  '%s has the facts, the week, the case studies and the articles, and leads to the next one',
  async (slug, person, i) => {
    const main = showMain(await PersonPage({ params: Promise.resolve({ slug }) }));
    const withName = (words: string) => words.replace('{name}', getCallName(person.title));
    expect(getWords(main.querySelector('h1'))).toBe(person.title);
    for (const part of [person.designation, person.city, person.description])
      expect(getWords(main)).toContain(part);
    const week = withName(personPage().week.title);
    const days = person.week.map(({ day }) => day);
    expect(getHeadings(main, 2).includes(week)).toBe(days.length > 0);
    if (days.length > 0)
      expect([...getSection(main, week).querySelectorAll('dt')].map(getWords)).toEqual(days);
    const cases = projects().filter((project) => project.people.includes(slug));
    const articles = articleFronts().filter(({ author }) => author.slug === slug);
    const parts = [
      [personPage().cases.title, cases.map(({ url }) => url)],
      [personPage().articles.title, articles.slice(0, 6).map((front) => `/blogs/${front.slug}`)],
    ] as const;
    for (const [words, links] of parts) {
      const heading = withName(words);
      expect(getHeadings(main, 2).includes(heading)).toBe(links.length > 0);
      const shown = links.length > 0 ? getLinks(getSection(main, heading)) : [];
      expect(shown).toEqual(expect.arrayContaining(links));
    }

    const all = people();
    const nav = within(main).queryByRole('navigation', { name: personPage().next.label });
    const next = all[(i + 1) % all.length]?.url;
    expect(nav && getLinks(nav)).toEqual(all.length > 1 ? [next] : null);
  },
);
