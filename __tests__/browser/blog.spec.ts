import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { blogs } from '@/content/pages/blogs';
import { articleLists, articles } from './support/routes';
import { expect, test } from './support/test';

const { topics, list, pages, article: words } = blogs();

// A reader finds every article by plain links.
// Its policy would not let a test put one page in the place of another.
test.use({ javaScriptEnabled: false, bypassCSP: true });

/** Shows the HTML of a page alone: the links need no sheets and no pictures. */
const show = (page: Page, path: string) =>
  page.setContent(readFileSync(`out${path}.html`, 'utf8'), { waitUntil: 'commit' });

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

const topicsOf = (page: Page) =>
  page.getByRole('navigation', { name: topics.label }).getByRole('listitem');

test('every article stands once in the list, at most twelve a page', async ({ page }) => {
  await show(page, '/blogs');
  expect((await getCards(page)).length).toBe(Math.min(12, articles.length));
  expect((await getAllCards(page)).sort()).toEqual([...articles].sort());
});

test('each topic leads to as many articles as it says, and is marked there', async ({ page }) => {
  await show(page, '/blogs');
  await expect(topicsOf(page).locator('a[aria-current="page"]')).toHaveText(topics.all.label);
  const paths = (await getTargets(topicsOf(page).getByRole('link'))).slice(1);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    await show(page, path);
    const topic = topicsOf(page).locator('a[aria-current="page"]');
    const [, label = '', count = ''] = /^(.*) (\d+)$/.exec((await topic.textContent()) ?? '') ?? [];
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
    expect(await getAllCards(page), path).toHaveLength(Number(count));
  }
});

test('the tags of an article lead to lists that contain it', async ({ page }) => {
  for (const article of articles.slice(0, 6)) {
    await show(page, article);
    const tags = page.getByRole('main').locator('header a[href*="/tag/"]');
    for (const path of await getTargets(tags)) {
      await show(page, path);
      expect(await getAllCards(page), path).toContain(article);
    }
  }
});

test('every article ends with others to read, and with its author', async ({ page }) => {
  for (const article of articles.slice(0, 6)) {
    await show(page, article);
    const related = page.locator('section', {
      has: page.getByRole('heading', { name: words.related.title }),
    });
    const others = await getTargets(related.getByRole('link'));
    expect(others, article).toHaveLength(Math.min(3, articles.length - 1));
    expect(new Set([article, ...others]).size).toBe(others.length + 1);
    for (const other of others) expect(articles).toContain(other);
    const author = page.getByRole('main').locator('a[href*="/team/"]').last();
    await expect(author).toBeVisible();
    const { back, search = back } = words.authorNote;
    const link = page.getByRole('main').getByRole('link', { name: search.label, exact: true });
    await expect(link).toHaveAttribute('href', new RegExp(`${search.href}$`));
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

test('each list of a tag, an author or a further page has its own title and address', async ({
  page,
}) => {
  const titles = new Set<string>();
  for (const path of articleLists) {
    await show(page, path);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`));
    titles.add(await page.title());
  }
  expect(titles.size).toBe(articleLists.length);
});

test('the cards of a row are equally high, and nothing overflows', async ({ page }) => {
  for (const path of ['/blogs', ...articleLists.slice(0, 1)]) {
    await page.goto(path);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${path} at ${width} px`;
      const boxes = await page
        .getByRole('region', { name: list.label })
        .getByRole('article')
        .evaluateAll((cards) =>
          cards.map((card) => {
            const { top, right, bottom } = card.getBoundingClientRect();
            return { top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) };
          }),
        );
      const tops = [...new Set(boxes.map(({ top }) => top))];
      const rows = tops.map((top) => boxes.filter((box) => box.top === top));
      // Every row reaches the end of the column: no card stands alone beside an empty place.
      const ends = rows.map((row) => Math.max(...row.map(({ right }) => right)));
      expect(new Set(ends).size, where).toBe(1);
      for (const row of rows) {
        expect(new Set(row.map(({ bottom }) => bottom)).size, where).toBe(1);
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, where).toBeLessThanOrEqual(0);
    }
  }
});
