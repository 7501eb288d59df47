import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { getHeadings, getWords, showMain } from '@/__tests__/support/main';
import { loadPage, showPage } from '@/__tests__/support/page';
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
import { consultationForm } from '@/content/site/shared';
import { people } from '@/content/team/team';
import { testimonials } from '@/content/testimonials/testimonials';

/** Tests of pages by sections 1 to 3 and 9 of the specification, whatever their words are. */

const getLinks = (element: Element) =>
  [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));

/** Text that is cut after some characters, with an ellipsis in an element of its own. */
const findCut = (element: Element | null | undefined, length: number) =>
  [...(element?.querySelectorAll('span') ?? [])].find(
    (span) => [...span.textContent].length === length && span.nextSibling?.textContent === '…',
  );

/** Expects the header of the shown page to be the main one or not, and a variant of the footer. */
function expectFrame(isMain: boolean, footer: string | null) {
  expect(screen.getByRole('banner').querySelector('#services-menu') !== null).toBe(isMain);
  expect(screen.getByRole('contentinfo').getAttribute('data-variant')).toBe(footer);
}

test.each([
  ['/', home()],
  ['/home-two', homeTwo()],
  ['/home-three', homeThree()],
])(
  'the home page as arranged at %s has its sections, its header and its footer',
  async (route, words) => {
    const { sections, header, footer } = words.arrangement;
    const main = showMain(await loadPage(route));
    expect(main.querySelectorAll('h1')).toHaveLength(1);
    if (sections.includes('services'))
      for (const { href } of homeServices()) expect(getLinks(main)).toContain(href);
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
    expectFrame(header === 'main', ({ 1: null, 2: 'band', 3: 'stage' } as const)[footer]);
  },
);

test('/about-me has header 2 and footer 3', async () => {
  showPage(await loadPage('/about-me'));
  expectFrame(false, 'stage');
});

test.each(serviceFiles.entries().map(({ slug, data }) => [slug, data] as const))(
  '/services/%s has a picture, an intro and its cards, each with picture, title and description',
  async (slug, { intro, parts }) => {
    const main = showMain(await loadPage('/services/[slug]', { slug }));
    const banner = main.querySelector('h1')?.closest('section');
    expect(banner?.querySelector('img')).toBeInTheDocument();
    expect(getHeadings(main, 2)).toContain(intro.title);
    const cards = [...main.querySelectorAll('#parts > ul > li')];
    const shown = cards.map((card) => ({
      title: getWords(card.querySelector('h3')),
      description: getWords(card.querySelector('p')),
    }));
    expect(shown).toEqual(parts.cards.map(({ title, description }) => ({ title, description })));
    for (const card of cards) expect(card.querySelector('img')).toBeInTheDocument();
  },
);

test('/projects has a card with a picture for each case study', async () => {
  const main = showMain(await loadPage('/projects'));
  for (const { slug, title, url } of projects()) {
    const card = main.querySelector(`[id="${slug}"]`);
    expect(getWords(card)).toContain(title);
    expect(getLinks(card ?? main)).toContain(url);
    expect(card?.querySelector('img')).toBeInTheDocument();
  }
});

test.each([
  ['/team', teamPage().grid.more],
  ['/services', services().index.more],
])('%s has its link to more', async (route, { label, href }) => {
  const main = showMain(await loadPage(route));
  expect(within(main).getByRole('link', { name: label })).toHaveAttribute('href', href);
});

test('/team has everybody with portrait, name, role and a short text', async () => {
  const main = showMain(await loadPage('/team'));
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

test('/contact has the form, the map, the address, the mail and the phone', async () => {
  const main = showMain(await loadPage('/contact'));
  expect(within(main).getByRole('form', { name: consultationForm().label })).toBeInTheDocument();
  expect(main.querySelector('iframe')).toHaveAttribute('title', expect.stringMatching(/\w/));
  expect(main.querySelector('address')).toBeInTheDocument();
  expect(getLinks(main)).toEqual(
    expect.arrayContaining([agency().email.href, agency().phone.href]),
  );
});

test('/careers has the openings, and links to no part that it lacks', async () => {
  const main = showMain(await loadPage('/careers'));
  expect(main.querySelector(`[id="${careers().openings.id}"]`)).toBeInTheDocument();
  for (const anchor of getLinks(main).filter((href) => href?.startsWith('#')))
    expect(document.getElementById(anchor?.slice(1) ?? '')).toBeInTheDocument();
});

test('a job card shows title, company, city, 20 characters with an ellipsis, and a link', async () => {
  const main = showMain(await loadPage('/careers'));
  for (const { slug, jobTitle, company, city, preview } of jobCards().slice(0, 12)) {
    const card = main.querySelector(`#job-${slug}`)?.closest('li');
    for (const words of [jobTitle, company, city]) expect(getWords(card)).toContain(words);
    expect(findCut(card, [...preview].length)).toHaveTextContent(preview.trim());
    expect(getLinks(card ?? main)).toEqual([`/job-description/${slug}`]);
    expect(getWords(card)).toContain(careers().openings.link);
  }
});

test('an article card shows its facts, 150 characters of text with an ellipsis, and a link', async () => {
  const main = showMain(await loadPage('/blogs'));
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

test('the sample article has comments and a form that sends nothing', async () => {
  const main = showMain(await loadPage('/blog-details'));
  expect(main.querySelectorAll('h1')).toHaveLength(1);
  const form = main.querySelector('form');
  expect(form).toBeInTheDocument();
  expect(form).not.toHaveAttribute('action');
  expect(main.querySelectorAll('ol article').length).toBeGreaterThan(0);
});

test.each(['/privacy-policy', '/terms-condition'])('%s has numbered sections', async (route) => {
  const main = showMain(await loadPage(route));
  for (const [i, title] of getHeadings(main, 2).entries())
    expect(title).toMatch(new RegExp(`^${i + 1}\\.`));
});
