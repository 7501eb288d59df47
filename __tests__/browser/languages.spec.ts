import type { Locator, Request, Route } from '@playwright/test';
import { agency } from '@/content/files/agency';
import { getDirection } from '@/content/schema/language';
import { getExtraLeading } from '@/scripts/site/sheets/leading';
import { PHONE } from '../support/formFacts';
import { runAxe } from './support/accessibility';
import { exportedPages, readExported } from './support/exported';
import { getOverflow } from './support/layout';
import { expect, softly, test, waitForEnhancers } from './support/test';

// An owner has further languages, the delivered site has none.
const languages = agency().languages ?? [];
test.skip(languages.length === 0, 'the site has one language.');

const SCREEN = { width: 390, height: 844 };

/** The address of an exported page, and its HTML. */
const pages = exportedPages.map((file) => ({
  path: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
  html: readExported(file),
}));

const getPages = (language: string) =>
  pages.filter(({ path }) => path === `/${language}` || path.startsWith(`/${language}/`));

/** The path of the page that a page names as the one to list. */
const readCanonical = (html: string) =>
  new URL(/rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '').pathname;

/** The addresses in the links of a page's head, by their languages. */
const readAlternates = (html: string) =>
  new Map(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
      ([, language = '', href = '']) => [language, new URL(href).pathname],
    ),
  );

/** How much higher the lines of titles are, as a page's sheets have it. */
const getExtra = (root: Locator) =>
  root.evaluate((each) => Number(getComputedStyle(each).getPropertyValue('--extra-leading')));

test('every page names all its translations and itself, and each of them names the same', () => {
  const byPath = new Map(pages.map(({ path, html }) => [path, [...readAlternates(html)]]));
  expect([...byPath.values()].filter((all) => all.length > 2).length).toBeGreaterThan(
    languages.length,
  );
  for (const { path, html } of pages) {
    const alternates = [...readAlternates(html)];
    // A second address has the head of the first one.
    if (alternates.length === 0 || readCanonical(html) !== encodeURI(path)) continue;
    const map = new Map(alternates);
    softly([...map.values()], path).toContain(path);
    softly(map.get('x-default'), path).toBe(alternates[0]?.[1]);
    for (const href of map.values())
      softly(byPath.get(href), `${path} to ${href}`).toEqual(alternates);
  }
});

test('the site map of each language has its pages, with the same translations', async ({
  request,
}) => {
  for (const base of ['', ...languages.map((each) => `/${each}`)]) {
    const map = await (await request.get(`${base}/sitemap.xml`)).text();
    for (const [, entry = ''] of map.matchAll(/<url>(.*?)<\/url>/gs)) {
      const path = new URL(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '').pathname;
      const html = pages.find((page) => page.path === path)?.html ?? '';
      const links = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
        ([, language, href = '']) => [language, new URL(href).pathname],
      );
      softly(links, path).toEqual([...readAlternates(html)]);
    }
  }
});

for (const language of languages) {
  test(`the pages in "${language}" have its direction, fit a phone, are accessible, and lead to the other languages`, async ({
    page,
    request,
  }) => {
    test.slow();
    await page.setViewportSize(SCREEN);
    const asked = new Set<string>();
    for (const { path, html } of getPages(language).filter((each) => !each.path.endsWith('/404'))) {
      await page.goto(path);
      const root = page.locator('html');
      const tag = (await root.getAttribute('lang')) ?? '';
      softly(new Intl.Locale(tag).language, path).toBe(new Intl.Locale(language).language);
      await softly(root, path).toHaveAttribute('dir', getDirection(language));
      softly(await getOverflow(page), path).toBe(0);
      softly(await getExtra(root), path).toBe(getExtraLeading(language));
      softly((await runAxe(page)).faults, path).toEqual([]);
      const links = page.getByRole('contentinfo').locator('a[hreflang]');
      await softly(links, path).toHaveCount(languages.length + 1);
      await softly(page.locator('footer a[aria-current]'), path).toHaveAttribute(
        'href',
        readCanonical(html),
      );
      for (const link of await links.all()) asked.add((await link.getAttribute('href')) ?? '');
    }
    for (const href of asked) softly((await request.get(href)).status(), href).toBe(200);
  });

  test(`an unknown address in "${language}" is answered in it`, async ({ request }) => {
    const response = await request.get(`/${language}/nowhere`);
    expect(response.status()).toBe(404);
    expect(await response.text()).toBe(readExported(`${language}/404.html`));
  });
}

test('a language without a page is linked at the page above it, by that page’s title', async ({
  page,
}) => {
  const alone = pages.find(
    ({ path, html }) =>
      !languages.some((each) => path.startsWith(`/${each}`)) &&
      html.includes('rel="canonical"') &&
      readAlternates(html).size === 0,
  );
  test.skip(!alone, 'each page is there in all languages.');
  await page.goto(alone?.path ?? '/');
  const links = page.getByRole('contentinfo').locator('a[hreflang]:not([aria-current])');
  for (const link of await links.all()) await softly(link).toHaveText(/.+ \(.+\)/);
});

test.describe('a mail', () => {
  test.use({ tolerated: /was not sent|Failed to load resource/ });

  test('names the language of its page, and is sent from a page in another one if the network was lost', async ({
    page,
  }) => {
    const [language = ''] = languages;
    await page.goto(`/${language}/contact`);
    await waitForEnhancers(page);
    const form = page.locator('form[data-form]').first();
    const name = (await form.locator('[name="language"]').getAttribute('value')) ?? '';
    expect(name).not.toBe('');
    await form.locator('[name="name"]').fill('Ada');
    await form.locator('[name="contact_no"]').fill(PHONE);
    await form.locator('[name="email"]').fill('ada@example.com');
    const isMail = (request: Request) => request.method() === 'POST';
    const refuse = (route: Route) => (isMail(route.request()) ? route.abort() : route.continue());
    await page.route('**/*', refuse);
    const lost = page.waitForEvent('requestfailed', isMail);
    await form.locator('[data-send]').click();
    await lost;
    await page.unroute('**/*', refuse);
    const sent = page.waitForRequest(isMail);
    await page.goto('/');
    expect((await sent).postData()).toContain(name);
  });
});
