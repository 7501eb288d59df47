import { expect, test } from '@jest/globals';
import { within } from '@testing-library/react';
import { getHeadings, getWords, showMain } from '@/__tests__/support/main';
import { loadPage } from '@/__tests__/support/page';
import { jobCards } from '@/content/collections/jobs';
import { findPath } from '@/content/files/left-out';
import { allArticles, getListPage } from '@/content/pages/article-lists';
import { getWords as getSectionWords } from '@/content/pages/pages';

/** Tests of pages by sections 1 to 3 and 9 of the specification, whatever their words are. */

const getLinks = (element: Element) =>
  [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));

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
    expect(getLinks(card ?? main)).toEqual([`/job-description/${slug}`]);
    expect(getWords(card)).toContain(getSectionWords('careers', 'job-cards')?.link);
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
    expect(card?.querySelector('img')).toBeInTheDocument();
    for (const words of [title, author.name, reading_time]) expect(getWords(card)).toContain(words);
    expect(card?.querySelector('time')).toHaveAttribute('datetime', created_at);
    expect(findCut(card, 150, /[.!?…]$/)).toBeDefined();
    const { readMore, about } = getSectionWords('blogs', 'article-spread') ?? {};
    const link = within(main).getByRole('link', { name: `${readMore} ${about} ${title}` });
    expect(link).toHaveAttribute('href', `/blogs/${slug}`);
  }
});

test.each(['privacy', 'terms'])('the page "%s" has numbered sections', async (name) => {
  const main = showMain(await loadPage(findPath(name) ?? ''));
  expect(getHeadings(main, 2)).not.toEqual([]);
  for (const [i, title] of getHeadings(main, 2).entries())
    expect(title).toMatch(new RegExp(`^${i + 1}\\.`));
});
