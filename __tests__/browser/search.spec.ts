import { brotliCompressSync } from 'node:zlib';
import type { Page, Response, Route } from '@playwright/test';
import { getLanguage } from '@/content/files/language';
import { getLength, isUnspaced, toWords } from '@/content/schema/words';
import { findable } from '@/content/structured/findable';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { changePart } from './support/changes';
import { findCutOff, getOverflow } from './support/layout';
import { readWords } from './support/section-words';
import { expect, isAbsent, visit } from './support/test';
import { test } from './support/violations';

test.skip(isAbsent('/search'), 'the site has no search.');

/** The limit from the first intent to the first result, in bytes. Text counts as brotli. */
const LIMIT = 140_000;

const banner = readWords('search-field');
const titles = readWords('title-list');
const pages = findable();

/** The words of a text that have at least five letters, or two signs of a script without blanks. */
const getWords = (text: string): string[] =>
  toWords(text.toLowerCase(), getLanguage())
    .map((word) => word.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, ''))
    .filter(
      (word) => /^[\p{L}\p{M}]+$/u.test(word) && getLength(word) >= (isUnspaced(word) ? 4 : 5),
    );

/** A word of as many pages as possible. */
function findCommonWord(): string {
  const counts = new Map<string, number>();
  for (const { description, text } of pages) {
    for (const word of new Set(getWords(`${description} ${text()}`))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

const COMMON = findCommonWord();

/** Two words of one page. They may need two parts of the index. */
const [ONE = '', OTHER = ''] = getWords(pages[0]?.description ?? '');

/** A word of no page. */
const UNKNOWN = 'qqzzxq';

/** The line of the search. A tracker that asks has another one outside the main part. */
const getStatus = (page: Page) => page.getByRole('main').getByRole('status');

const getField = (page: Page) => page.getByRole('searchbox', { name: banner.label });
const getRows = (page: Page) =>
  page.getByRole('heading', { name: banner.results, level: 2 }).locator('+ ol > li');
const getLinks = (page: Page) => getRows(page).getByRole('link');
const expectStatus = (page: Page, words: string) => expect(getStatus(page)).toHaveText(words);

/** Types a query, and waits for its results. */
async function find(page: Page, query: string) {
  await getField(page).fill(query);
  await expect(getStatus(page)).toContainText(query);
  await expect(getRows(page).first()).toBeVisible();
}

/** How many bytes a host sends for a file. */
async function getWeight(response: Response): Promise<number> {
  const body = await response.body();
  const isText = /javascript|json/.test(response.headers()['content-type'] ?? '');
  return isText ? brotliCompressSync(body).length : body.length;
}

test('nothing of the search loads before the field has the focus, and the first result arrives within its budget', async ({
  page,
}) => {
  await visit(page, '/search');
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 600);
  // A whole idle period: whatever the mouse and the scroll started has begun by then.
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
  );
  await page.waitForLoadState('networkidle');
  expect(responses.filter((each) => each.url().includes('/_search/'))).toEqual([]);

  responses.length = 0;
  await getField(page).fill(`${ONE} ${OTHER}`);
  await expect(getRows(page).first()).toBeVisible();
  // Pictures that the scroll has shown may still arrive. Of the results, only the first counts.
  const isExcerpt = (response: Response) => response.url().endsWith('.pf_fragment');
  const first = responses.find(isExcerpt);
  const files = responses.filter(
    (each) => each.request().resourceType() !== 'image' && (each === first || !isExcerpt(each)),
  );
  const weights = await Promise.all(files.map(getWeight));
  const sum = weights.reduce((total, bytes) => total + bytes, 0);
  const lines = files.map((each, at) => `${each.url()} ${weights[at]}`).join('\n');
  // Pagefind's WebAssembly alone is this heavy: a smaller sum is a mistake of the measuring.
  expect(sum, lines).toBeGreaterThan(59_000);
  expect(sum, lines).toBeLessThanOrEqual(LIMIT);
});

test('typing shows results with their kinds and marks the words, on a page that fits every screen and is accessible', async ({
  page,
  violations,
}) => {
  await visit(page, '/search');
  for (const kind of ['service', 'person', 'case-study'] as const) {
    const { title, path } = pages.find((each) => each.kind === kind) ?? {};
    if (!title || !path) continue;
    await find(page, title);
    const row = getRows(page).filter({ has: page.locator(`a[href="${path}"]`) });
    await expect(row).toContainText(`${titles.kinds[kind].one}${title}`);
  }
  await find(page, COMMON);
  await expect(getRows(page).first().getByRole('heading', { level: 3 })).not.toBeEmpty();
  const marked = await getRows(page).locator('mark').allTextContents();
  expect(marked.length).toBeGreaterThan(0);
  expect(marked.filter((word) => !word.toLowerCase().startsWith(COMMON.slice(0, 4)))).toEqual([]);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await getOverflow(page), `horizontal scroll at ${width}`).toBe(0);
    expect.soft(await findCutOff(page), `cut off at ${width}`).toEqual([]);
  }
  await expectAccessibleInBothThemes(page, 'results', 'main');

  // Without a result, it leads elsewhere.
  const { label = '' } = banner.instead.at(-1) ?? {};
  const instead = page.getByRole('main').getByRole('link', { name: label, exact: true });
  await expect(instead).toBeHidden();
  await getField(page).fill(UNKNOWN);
  await expectStatus(page, banner.words.none.replace('[query]', UNKNOWN));
  await expect(instead).toBeVisible();
  await expect(getRows(page)).toHaveCount(0);
  expect(violations).toEqual([]);
});

test('a translated page finds, adds more and clears', async ({ page }) => {
  await visit(page, '/search');
  await changePart(page.locator('main'));
  await expect(getStatus(page)).toBeEmpty();
  await find(page, COMMON);
  await changePart(page.locator('main'));
  await expect(getRows(page)).toHaveCount(8);
  await page.getByRole('button', { name: banner.words.more }).click();
  await expect(getLinks(page).nth(8)).toBeFocused();
  await getField(page).fill(UNKNOWN);
  await expectStatus(page, banner.words.none.replace('[query]', UNKNOWN));
  await find(page, ONE);
});

test('arrow keys walk through the results, Enter opens one, and Escape clears them', async ({
  page,
}) => {
  await visit(page, '/search');
  await find(page, COMMON);
  const links = getLinks(page);
  // The first result comes alone.
  await expect(links.nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(getField(page)).toBeFocused();

  // Enter in the field goes to the first result, and Enter there opens it.
  await page.keyboard.press('Enter');
  await expect(links.nth(0)).toBeFocused();
  const href = (await links.nth(0).getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);

  await page.goBack();
  await expect(page).toHaveURL(`/search?q=${COMMON}`);
  await expect(getField(page)).toHaveValue(COMMON);
  await expect(getRows(page).first()).toBeVisible();

  await getField(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(getField(page)).toBeFocused();
  await expect(getField(page)).toHaveValue('');
  await expect(getRows(page)).toHaveCount(0);
  await expect(getStatus(page)).toBeEmpty();
  await expect(page).toHaveURL('/search');
});

test.describe('with a failing line', () => {
  test.use({ tolerated: /_search|_islands|Pagefind|ERR_|Failed to fetch/ });

  test('it says so, keeps the titles, and works again with the line', async ({ page, context }) => {
    await visit(page, '/search');
    await context.setOffline(true);
    await getField(page).fill(COMMON);
    await expectStatus(page, banner.words.failed);
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();

    await context.setOffline(false);
    await find(page, COMMON.slice(0, -1));
  });

  /** How a part of the index may fail. */
  const faults: readonly (readonly [string, (route: Route) => unknown])[] = [
    [
      'comes by half',
      async (route) => {
        const body = await (await route.fetch()).body();
        await route.fulfill({ body: body.subarray(0, body.length / 2) });
      },
    ],
    ['hangs', () => undefined],
  ];

  test('it never takes a part of the index that does not load for an empty result, and searches again', async ({
    page,
  }) => {
    await page.clock.install();
    for (const [name, fail] of faults) {
      await visit(page, '/search');
      await page.route('**/_search/index/*', fail);
      await getField(page).fill(COMMON);
      await expect(async () => {
        await page.clock.fastForward(10_000);
        await expect(getStatus(page), name).toHaveText(banner.words.failed, { timeout: 500 });
      }).toPass();
      await page.unroute('**/_search/index/*');
      await page.keyboard.press('Enter');
      await expect(getLinks(page).first(), name).toBeFocused();
    }
  });

  test('a tab that outlives a version finds what the new one has', async ({ page }) => {
    await visit(page, '/search');
    await find(page, COMMON);
    // The files that the loaded index names are gone. The new index names others.
    let gone = 0;
    await page.route('**/_search/{index,fragment}/*', (route) => {
      gone += 1;
      return gone === 1 ? route.fulfill({ status: 404 }) : route.continue();
    });
    await find(page, `${ONE} ${OTHER}`);
    expect(gone).toBeGreaterThan(1);
  });

  for (const folder of ['_islands', '_search'])
    test(`Enter loads the page again where all of ${folder} is gone`, async ({ page }) => {
      await visit(page, '/search');
      let isGone = true;
      await page.route(`**/${folder}/**`, (route) =>
        isGone ? route.fulfill({ status: 404 }) : route.continue(),
      );
      await page.route('**/search?q=*', (route) => {
        isGone = false;
        return route.continue();
      });
      await getField(page).fill(COMMON);
      await expectStatus(page, banner.words.failed);
      await page.keyboard.press('Enter');
      await expect(getRows(page).first()).toBeVisible();
      await expect(page).toHaveURL(`/search?q=${COMMON}`);
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all titles stand on the page by kind, and say why the field is quiet', async ({ page }) => {
    await page.goto(`/search?q=${COMMON}`);
    const main = page.getByRole('main');
    await expect(main.getByText(banner.scriptless)).toBeVisible();
    for (const kind of new Set(pages.map((each) => each.kind))) {
      const list = main.getByRole('region', { name: titles.kinds[kind].title });
      await expect(list.getByRole('link').first()).toBeVisible();
    }
  });
});
