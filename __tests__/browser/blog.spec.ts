import type { Locator, Page } from '@playwright/test';
import { articlePage } from '@/content/collections/article-page';
import { topTopics } from '@/content/pages/article-lists';
import { readExported } from './support/exported';
import { articles } from './support/routes';
import { readWords } from './support/section-words';
import { expect, test } from './support/test';

test.skip(articles.length === 0, 'there are no articles.');

const topics = readWords('topics');
const list = readWords('article-spread');
const pages = readWords('list-pages');
const words = articlePage();

// A reader finds every article by plain links.
// Its policy would not let a test put one page in the place of another.
test.use({ javaScriptEnabled: false, bypassCSP: true });

/** Shows the HTML of a page alone: the links need no sheets and no pictures. */
const show = (page: Page, path: string) =>
  page.setContent(readExported(`${path}.html`), { waitUntil: 'commit' });

const getTargets = (links: Locator) =>
  links.evaluateAll((all) =>
    all.map((link) => new URL(link.getAttribute('href') ?? '', 'http://x').pathname),
  );

/** The articles on this page of a list. */
const getCards = (page: Page) =>
  getTargets(page.getByRole('region', { name: list.label }).getByRole('heading').getByRole('link'));

/** The articles of a list: those of this page and of all after it. */
async function getAllCards(page: Page): Promise<string[]> {
  const cards = await getCards(page);
  const [older] = await getTargets(page.getByRole('link', { name: pages.older, exact: true }));
  if (older === undefined) return cards;
  await show(page, older);
  return [...cards, ...(await getAllCards(page))];
}

test('every article stands once in the list, at most twelve a page, and each topic leads to as many as it says', async ({
  page,
}) => {
  const topicsOf = page.getByRole('navigation', { name: topics.label }).getByRole('listitem');
  await show(page, '/blogs');
  if (topTopics().length > 0) {
    await expect(topicsOf.locator('a[aria-current="page"]')).toHaveText(topics.all.label);
  }
  const paths = (await getTargets(topicsOf.getByRole('link'))).slice(1);
  expect((await getCards(page)).length).toBe(Math.min(12, articles.length));
  expect((await getAllCards(page)).sort()).toEqual([...articles].sort());
  for (const path of paths) {
    await show(page, path);
    const topic = await topicsOf.locator('a[aria-current="page"]').textContent();
    const [, label = '', count = ''] = /^(.*) (\d+)$/.exec(topic ?? '') ?? [];
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
    expect(await getAllCards(page), path).toHaveLength(Number(count));
  }
});

test('previous and next lead through all articles, from the newest to the oldest and back', async ({
  page,
}) => {
  await show(page, '/blogs');
  const [newest = ''] = await getCards(page);
  const follow = async (rel: 'prev' | 'next', from: string): Promise<string[]> => {
    await show(page, from);
    const neighbours = page.getByRole('navigation', { name: words.neighbours.label });
    const [to] = await getTargets(neighbours.locator(`a[rel="${rel}"]`));
    return to === undefined ? [from] : [from, ...(await follow(rel, to))];
  };
  const down = await follow('prev', newest);
  expect([...down].sort()).toEqual([...articles].sort());
  expect(await follow('next', down.at(-1) ?? '')).toEqual([...down].reverse());
});
