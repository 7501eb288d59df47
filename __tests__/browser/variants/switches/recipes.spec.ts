import { agency } from '@/content/files/agency';
import { findWords } from '@/content/pages/pages';
import { markdownPath } from '@/content/routes';
import { site } from '@/content/site/site';
import { getPort } from '../../../../scripts/serve/preview/port';
import { expectAccessibleInBothThemes } from '../../support/accessibility';
import { expect } from '../../support/test';
import { test } from '../../support/violations';

/** The page that the recipe of app/README.md adds, with the section of the other recipe. */
const PATH = '/press';
/** The published address in the variant's build. */
const SITE = `http://localhost:${getPort()}`;

test('the page of the recipe has its sections and its metadata, and footers, lists and llms.txt link it', async ({
  page,
  request,
}) => {
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Press' })).toBeVisible();
  const section = page.locator('main section', { hasText: 'Then what?' });
  await expect(section.getByRole('heading', { level: 2, name: 'Then what?' })).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveText([
    'We read your question.',
    'We ring you.',
  ]);
  await expect(
    page.getByRole('heading', { level: 2, name: findWords('social-strip')?.title }),
  ).toBeVisible();
  await expect(page).toHaveTitle(`Press | ${agency().name}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', SITE + PATH);

  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(address).toMatch(new RegExp(`^${SITE}/og/press-[0-9a-f]{8}\\.jpg$`));
  const picture = await request.get(new URL(address ?? '').pathname);
  expect(picture.headers()['content-type']).toBe('image/jpeg');

  await expect(page.locator('footer nav:has(a[href="/careers"]) a').last()).toHaveText('Press');
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${SITE}${PATH}</loc>`);
  const listed = site().publishing.markdown ? markdownPath(PATH) : PATH;
  expect(await (await request.get('/llms.txt')).text()).toContain(`- [Press](${SITE}${listed}): `);
});

test('axe finds nothing on the page of the recipe, and the policy refuses nothing', async ({
  page,
  violations,
}) => {
  await page.goto(PATH);
  await page.waitForLoadState('networkidle');
  await expectAccessibleInBothThemes(page, PATH);
  expect(violations).toEqual([]);
});

test('the event of the collection has its page, and the site map and the search have it', async ({
  page,
  request,
}) => {
  await page.goto('/events/open-studio');
  await expect(page.getByRole('heading', { level: 1, name: 'Open studio' })).toBeVisible();
  await expect(page.getByText(/Thursday,? 6 May 2027, The boathouse, Liverpool/)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the event');
  const map = await (await request.get('/sitemap.xml')).text();
  expect(map).toContain(`<loc>${SITE}/events/open-studio</loc>`);
  await page.goto('/search?q=boathouse');
  await expect(page.getByRole('link', { name: 'Open studio' }).first()).toBeVisible();
});
