import '@/__tests__/support/published';

import { describe, expect, test } from '@jest/globals';
import { within } from '@testing-library/react';
import { getHeadings, getSection, getWords, showMain } from '@/__tests__/support/main';
import PersonPage, { generateMetadata, generateStaticParams } from '@/app/team/[slug]/page';
import { articleFronts } from '@/content/articles/articles';
import { projects } from '@/content/projects/projects';
import { personPage } from '@/content/team/page';
import { getCallName, people } from '@/content/team/team';

const given = (slug: string) => ({ params: Promise.resolve({ slug }) });
const show = async (slug: string) => showMain(await PersonPage(given(slug)));
const getLinks = (part: Element) =>
  [...part.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('everybody has a page', () => {
  expect(generateStaticParams()).toEqual(people().map(({ slug }) => ({ slug })));
});

test.each([
  ['Ana Costa', 'Ana'],
  ['Dr. Ana Costa', 'Dr. Ana Costa'],
  ['J. R. Hartley', 'J. R. Hartley'],
  ['Ana', 'Ana'],
])('headings call "%s" "%s"', (name, called) => {
  expect(getCallName(name)).toBe(called);
});

describe.each(people().map((person) => [person.slug, person] as const))('%s', (slug, person) => {
  const withName = (words: string) => words.replace('{name}', getCallName(person.title));
  const cases = projects().filter((project) => project.people.includes(slug));
  const articles = articleFronts().filter(({ author }) => author.slug === slug);

  test('opens with the facts, tells the week day by day, and names its title for search engines', async () => {
    const main = await show(slug);
    expect(getWords(main.querySelector('h1'))).toBe(person.title);
    for (const part of [person.designation, person.city, person.description])
      expect(getWords(main)).toContain(part);
    const week = getSection(main, withName(personPage().week.title));
    const days = [...week.querySelectorAll('dt')].map(getWords);
    expect(days).toEqual(person.week?.map(({ day }) => day));
    const { title, description } = await generateMetadata(given(slug));
    expect({ title, description }).toEqual(person.meta);
  });

  test('leads to the case studies and the articles, if there are any', async () => {
    const main = await show(slug);
    const parts = [
      [personPage().cases.title, cases.map(({ url }) => url)],
      [personPage().articles.title, articles.slice(0, 6).map((front) => `/blogs/${front.slug}`)],
    ] as const;
    for (const [words, links] of parts) {
      const title = withName(words);
      const shown = getHeadings(main, 2).includes(title) ? getLinks(getSection(main, title)) : [];
      expect(shown.slice(0, links.length)).toEqual(links);
      expect(shown.length > 0).toBe(links.length > 0);
    }
  });
});

test('the pages lead to each other in a ring, and the page of one person alone to none', async () => {
  const all = people();
  for (const [i, { slug }] of all.entries()) {
    const next = all[(i + 1) % all.length];
    const nav = within(await show(slug)).queryByRole('navigation', {
      name: personPage().next.label,
    });
    expect(nav && getLinks(nav)).toEqual(all.length > 1 ? [next?.url] : null);
  }
});
