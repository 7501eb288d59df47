/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { dataFor } from '@/__tests__/examples/exampleOf';
import {
  carouselWords,
  clients,
  clientWords,
  manyClients,
  manyPeople,
  projects,
} from '@/__tests__/examples/samples';
import { showPage } from '@/__tests__/support/page';
import { Years } from '@/components/sections/about-us/Years/Years';
import { Comments } from '@/components/sections/blog-details/Comments/Comments';
import { ArticleNeighbours } from '@/components/sections/blogs/ArticleNeighbours/ArticleNeighbours';
import { RelatedArticles } from '@/components/sections/blogs/RelatedArticles/RelatedArticles';
import { ClientsCarousel } from '@/components/sections/home/ClientsCarousel/ClientsCarousel';
import { HeroClients } from '@/components/sections/home/HeroClients/HeroClients';
import { HeroProof } from '@/components/sections/home/HeroProof/HeroProof';
import { TeamTeaser } from '@/components/sections/home/TeamTeaser/TeamTeaser';
import { ListPages } from '@/components/sections/ListPages/ListPages';
import { Pricing } from '@/components/sections/Pricing/Pricing';
import { pricing } from '@/components/sections/Pricing/Pricing.schema';
import { CasesOf } from '@/components/sections/person/CasesOf/CasesOf';
import { WrittenBy } from '@/components/sections/person/WrittenBy/WrittenBy';
import { Credits } from '@/components/sections/project/Credits/Credits';
import { SocialStrip } from '@/components/sections/SocialStrip/SocialStrip';
import { Testimonials } from '@/components/sections/Testimonials/Testimonials';
import { LogoCarousel } from '@/components/sections/team-details/LogoCarousel/LogoCarousel';
import { ProjectsCarousel } from '@/components/sections/team-details/ProjectsCarousel/ProjectsCarousel';
import { getPageLinks } from '@/content/pages/paging';

const words = carouselWords;
const credits = { people: 'The crew', services: 'The work' };

test('sections without entries leave nothing behind, no heading either', () => {
  const { container } = render(
    <>
      <ArticleNeighbours label="Both" previous="<" next=">" before={undefined} after={undefined} />
      <CasesOf title="Boats" cases={[]} />
      <Comments title="Boats" items={[]} />
      <Credits words={credits} people={[]} others={[]} services={[]} />
      <HeroProof results={[]} />
      <HeroClients label="Clients" clients={[]} />
      <RelatedArticles title="Read next" articles={[]} />
      <SocialStrip title="We talk here" links={[]} />
      <Testimonials title="Words" words={words} items={[]} />
      <WrittenBy title="Written by Bo" articles={[]} />
      <Years title="Years" people={manyPeople.slice(0, 1)} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

test('people without a page are named, even if nobody has one', () => {
  const others = [{ name: 'Finn Maher', role: 'Lock keeper' }];
  render(<Credits words={credits} people={[]} others={others} services={[]} />);
  expect(screen.getByRole('heading', { name: 'The crew' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('Finn Maher Lock keeper');
});

const all = { label: 'All', href: '/projects' } as const;

/** Shows each carousel of the site with so many slides. */
function showSlides(count: number) {
  const some = projects.slice(0, count);
  const items = ['Ada', 'Bo'].slice(0, count).map((name) => ({ ...clientWords, name }));
  showPage(
    <>
      <ClientsCarousel title="Clients" lead="Some" action={all} words={words} projects={some} />
      <Testimonials title="Words" words={words} items={items} />
      <LogoCarousel title="Logos" words={words} clients={clients.items.slice(0, count)} />
      <ProjectsCarousel title="New" all={all} words={words} projects={some} />
    </>,
  );
}

test('two slides turn, and one alone has no controls', () => {
  showSlides(2);
  expect(document.querySelectorAll('button')).toHaveLength(4 * 3);
  expect(screen.getByRole('group', { name: 'Words' })).toHaveAttribute('tabindex', '0');
  showSlides(1);
  expect(document.body).toHaveTextContent('Logos');
  expect(
    document.querySelectorAll('button, [data-enhance="carousel"], [data-slides][tabindex]'),
  ).toHaveLength(0);
});

test('the years are those of the people who have one, the first year first', () => {
  const people = manyPeople.map((person, i) => ({
    ...person,
    came: i === 1 ? undefined : { year: `${2020 - i}`, text: 'Brings rope.' },
  }));
  showPage(<Years title="Years" people={people} />);
  const names = people.flatMap(({ came, title }) => (came ? [title] : [])).reverse();
  const shown = screen.getAllByRole('heading', { level: 3 });
  expect(shown.map(({ textContent }) => textContent)).toEqual(names);
});

test('the home page shows the first six of many clients, and of a large team', () => {
  render(<HeroClients label="Clients" clients={manyClients} />);
  expect(
    within(screen.getByRole('list', { name: 'Clients' })).getAllByRole('listitem'),
  ).toHaveLength(6);
  const people = manyPeople.map((person, i) => ({ ...person, url: `/team/${i}` as const }));
  const action = { label: 'Meet the crew', href: '/team' } as const;
  const { container } = render(
    <TeamTeaser title="The crew" lead="Builders." action={action} world="mint" people={people} />,
  );
  const links = [...container.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(people.slice(0, 6).map(({ url }) => url));
});

const showPages = (current: number, count: number) =>
  render(
    <ListPages
      {...{ label: 'Pages', page: 'Page', of: 'of', newer: 'Newer', older: 'Older' }}
      {...{ current, count, links: getPageLinks('/blogs', current, count) }}
    />,
  );

test('the links to pages say where one is, and lead to the pages before and after', () => {
  expect(showPages(1, 1).container).toBeEmptyDOMElement();
  showPages(2, 5);
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByText('Page 2 of 5')).toBeVisible();
  expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  expect(pages.getByRole('link', { name: 'Newer' })).toHaveAttribute('href', '/blogs');
  expect(pages.getByRole('link', { name: 'Older' })).toHaveAttribute('href', '/blogs/page/3');
});

test('of all offers, one at most has a mark, which is read with it, and links name their offers', () => {
  const read = (...marks: (string | undefined)[]) =>
    dataFor(pricing, {
      title: 'Boats',
      offers: marks.map((mark, i) => ({
        ...{ name: `Boat ${i}`, price: '£18', unit: 'an hour', items: ['Oars'], mark },
        link: { label: 'Book', href: '/contact' as const },
      })),
    });
  expect(() => read('New', undefined, 'Most chosen')).toThrow('offers.2.mark: expected one offer');
  showPage(<Pricing {...read(undefined, 'Most chosen')} />);
  const offer = screen.getAllByRole('listitem').find((item) => /^Boat 1/.test(item.textContent));
  expect(offer).toHaveTextContent(/^Boat 1Most chosen£18 an hourOars/);
  expect(screen.getByRole('link', { name: 'Book Boat 1' })).toBeVisible();
});
