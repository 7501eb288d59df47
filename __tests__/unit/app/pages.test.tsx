import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { getHeadings, getWords, showMain } from '@/__tests__/support/main';
import { showPage } from '@/__tests__/support/page';
import AboutMePage from '@/app/about-me/page';
import BlogDetailsPage from '@/app/blog-details/page';
import BlogsPage from '@/app/blogs/page';
import CareersPage from '@/app/careers/page';
import ContactPage from '@/app/contact/page';
import HomeThreePage from '@/app/home-three/page';
import HomeTwoPage from '@/app/home-two/page';
import HomePage from '@/app/page';
import PrivacyPage from '@/app/privacy-policy/page';
import ProjectsPage from '@/app/projects/page';
import ServicePage from '@/app/services/[slug]/page';
import ServicesPage from '@/app/services/page';
import TeamPage from '@/app/team/page';
import TermsPage from '@/app/terms-condition/page';
import { agency } from '@/content/files/agency';
import { jobCards } from '@/content/jobs/jobs';
import { allArticles, getListPage } from '@/content/lists/article-lists';
import { blogs } from '@/content/pages/blogs';
import { careers } from '@/content/pages/careers';
import { home, homeServices } from '@/content/pages/home';
import { homeThree } from '@/content/pages/home-three';
import { homeTwo } from '@/content/pages/home-two';
import { services } from '@/content/pages/services';
import { teamPage } from '@/content/pages/team';
import { projects } from '@/content/projects/projects';
import { serviceFiles } from '@/content/services/services';
import { people } from '@/content/team/team';
import { testimonials } from '@/content/testimonials/testimonials';
import { consultationForm } from '@/content/words/shared';

/** Tests of pages by sections 1 to 3 and 9 of the specification, whatever their words are. */

const getLinks = (element: Element) =>
  [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));

/** Text that is cut after some characters, with an ellipsis in an element of its own. */
const findCut = (element: Element | null | undefined, length: number) =>
  [...(element?.querySelectorAll('span') ?? [])].find(
    (span) => [...span.textContent].length === length && span.nextSibling?.textContent === '…',
  );

describe.each([
  ['/', HomePage, home()],
  ['/home-two', HomeTwoPage, homeTwo()],
  ['/home-three', HomeThreePage, homeThree()],
])('the home page as arranged at %s', (_, Page, { arrangement }) => {
  test('has a headline, every service card, every case study, the team and the form', () => {
    const main = showMain(<Page />);
    expect(main.querySelectorAll('h1')).toHaveLength(1);
    const { sections } = arrangement;
    const links = getLinks(main);
    if (sections.includes('services'))
      for (const { href } of homeServices()) expect(links).toContain(href);
    if (sections.includes('clients'))
      for (const { name, kind } of projects()) {
        expect(getWords(main)).toContain(name);
        expect(getWords(main)).toContain(kind);
      }
    if (sections.includes('testimonials'))
      expect(main.querySelectorAll('blockquote')).toHaveLength(testimonials().items.length);
    if (sections.includes('consultation'))
      expect(
        within(main).getByRole('form', { name: consultationForm().label }),
      ).toBeInTheDocument();
  });

  test('has the header and the footer of its arrangement', () => {
    showPage(<Page />);
    const isMain = arrangement.header === 'main';
    const header = screen.getByRole('banner');
    const variants = { 1: null, 2: 'band', 3: 'stage' } as const;
    expect(header.querySelector('#services-menu') !== null).toBe(isMain);
    expect(screen.getByRole('contentinfo').getAttribute('data-variant')).toBe(
      variants[arrangement.footer],
    );
  });
});

test('/about-me has header 2 and footer 3', () => {
  showPage(<AboutMePage />);
  expect(screen.getByRole('banner').querySelector('#services-menu')).toBeNull();
  expect(screen.getByRole('contentinfo')).toHaveAttribute('data-variant', 'stage');
});

describe.each(serviceFiles.entries().map(({ slug, data }) => [slug, data] as const))(
  '/services/%s',
  (slug, { intro, parts }) => {
    test('has a picture, an intro and its cards, each with picture, title and description', async () => {
      const main = showMain(await ServicePage({ params: Promise.resolve({ slug }) }));
      const banner = main.querySelector('h1')?.closest('section');
      expect(banner?.querySelector('img')).toBeInTheDocument();
      expect(getHeadings(main, 2)).toContain(intro.title);
      const cards = [...main.querySelectorAll('#parts > ul > li')];
      expect(cards.map((card) => getWords(card.querySelector('h3')))).toEqual(
        parts.cards.map(({ title }) => title),
      );
      expect(cards.map((card) => getWords(card.querySelector('p')))).toEqual(
        parts.cards.map(({ description }) => description),
      );
      for (const card of cards) expect(card.querySelector('img')).toBeInTheDocument();
    });
  },
);

test('/projects has a card with a picture for each case study', () => {
  const main = showMain(<ProjectsPage />);
  for (const { slug, title, url } of projects()) {
    const card = main.querySelector(`[id="${slug}"]`);
    expect(getWords(card)).toContain(title);
    expect(getLinks(card ?? main)).toContain(url);
    expect(card?.querySelector('img')).toBeInTheDocument();
  }
});

test.each([
  ['/team', TeamPage, teamPage().grid.more],
  ['/services', ServicesPage, services().index.more],
])('%s has its link to more', (_, Page, { label, href }) => {
  const main = showMain(<Page />);
  expect(within(main).getByRole('link', { name: label })).toHaveAttribute('href', href);
});

test('/team has everybody with portrait, name, role and a short text', () => {
  const main = showMain(<TeamPage />);
  const cards = [...main.querySelectorAll('li')].filter((item) => item.querySelector('h3'));
  expect(cards.map((card) => getWords(card.querySelector('h3')))).toEqual(
    people().map(({ title }) => title),
  );
  for (const [i, { designation, description }] of people().entries()) {
    expect(getWords(cards[i])).toContain(designation);
    expect(getWords(cards[i])).toContain(description);
    expect(cards[i]?.querySelector('img')).toHaveAttribute('alt', expect.stringMatching(/\w/));
  }
});

test('/contact has the form, the map, the address, the mail and the phone', () => {
  const main = showMain(<ContactPage />);
  expect(within(main).getByRole('form', { name: consultationForm().label })).toBeInTheDocument();
  expect(main.querySelector('iframe')).toHaveAttribute('title', expect.stringMatching(/\w/));
  expect(main.querySelector('address')).toBeInTheDocument();
  expect(getLinks(main)).toEqual(
    expect.arrayContaining([agency().email.href, agency().phone.href]),
  );
});

test('/careers has the openings, and links to no part that it lacks', () => {
  const main = showMain(<CareersPage />);
  expect(main.querySelector(`[id="${careers().openings.id}"]`)).toBeInTheDocument();
  for (const anchor of getLinks(main).filter((href) => href?.startsWith('#')))
    expect(document.getElementById(anchor?.slice(1) ?? '')).toBeInTheDocument();
});

test('a job card shows title, company, city, 20 characters with an ellipsis, and a link', () => {
  const main = showMain(<CareersPage />);
  for (const { slug, jobTitle, company, city, preview } of jobCards().slice(0, 12)) {
    const card = main.querySelector(`#job-${slug}`)?.closest('li');
    for (const words of [jobTitle, company, city]) expect(getWords(card)).toContain(words);
    expect(findCut(card, [...preview].length)).toHaveTextContent(preview.trim());
    expect(getLinks(card ?? main)).toEqual([`/job-description/${slug}`]);
    expect(getWords(card)).toContain(careers().openings.link);
  }
});

test('an article card shows its facts, 150 characters of text with an ellipsis, and a link', () => {
  const main = showMain(<BlogsPage />);
  const cards = within(main).queryAllByRole('article');
  const shown = getListPage(allArticles(), 1)?.articles ?? [];
  expect(cards).toHaveLength(shown.length);
  for (const [i, { slug, title, author, reading_time, created_at }] of shown.entries()) {
    const card = cards[i];
    expect(card?.querySelector('img')).toBeInTheDocument();
    for (const words of [title, author.name, reading_time]) expect(getWords(card)).toContain(words);
    expect(card?.querySelector('time')).toHaveAttribute('datetime', created_at);
    expect(findCut(card, 150)).toBeDefined();
    const { readMore, about } = blogs().list;
    const link = within(main).getByRole('link', { name: `${readMore} ${about} ${title}` });
    expect(link).toHaveAttribute('href', `/blogs/${slug}`);
  }
});

test('the sample article has comments and a form that sends nothing', () => {
  const main = showMain(<BlogDetailsPage />);
  expect(main.querySelectorAll('h1')).toHaveLength(1);
  const form = main.querySelector('form');
  expect(form).toBeInTheDocument();
  expect(form).not.toHaveAttribute('action');
  expect(main.querySelectorAll('ol article').length).toBeGreaterThan(0);
});

test.each([
  ['the privacy policy', PrivacyPage],
  ['the terms', TermsPage],
])('%s has numbered sections', (_, Page) => {
  const main = showMain(<Page />);
  for (const [i, title] of getHeadings(main, 2).entries())
    expect(title).toMatch(new RegExp(`^${i + 1}\\.`));
});
