import type { Page } from '@playwright/test';
import { agency } from '@/content/files/agency';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { toPattern } from './support/patterns';
import { expect, test, visit } from './support/test';

test.use({ answered: /openstreetmap/ });

const EMBED = 'https://www.openstreetmap.org/export/embed.html**';
const getFrame = (page: Page) => page.locator('main iframe');

/** The office that an address of OpenStreetMap marks. */
function findOffice(address: string) {
  const { searchParams } = new URL(address);
  const [latitude, longitude] = searchParams.get('marker')?.split(',') ?? [
    searchParams.get('mlat'),
    searchParams.get('mlon'),
  ];
  const office = agency().offices.find(
    ({ place }) => place.latitude === Number(latitude) && place.longitude === Number(longitude),
  );
  if (!office) throw new Error(`No office of content/agency.yaml is at ${address}.`);
  return office;
}

/** The office whose map the page shows. */
const findShownOffice = async (page: Page) =>
  findOffice((await getFrame(page).getAttribute('src')) ?? '');

test('loads when a visitor is near, and has a link to the same place beside it', async ({
  page,
}) => {
  const requested: string[] = [];
  await page.route(EMBED, (route) => {
    requested.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: '<title>Map</title><p>The streets</p>',
    });
  });
  await visit(page, '/contact');
  await expect(getFrame(page)).toHaveAttribute('loading', 'lazy');
  const office = await findShownOffice(page);
  await expect(getFrame(page)).toHaveAttribute('title', new RegExp(toPattern(office.city)));
  expect(requested).toEqual([]);
  await getFrame(page).scrollIntoViewIfNeeded();
  await expect(getFrame(page).contentFrame().getByText('The streets')).toBeVisible();
  expect(requested).toHaveLength(1);
  expect(findOffice(requested[0] ?? '')).toBe(office);

  const link = page.getByRole('main').getByRole('link', { name: /OpenStreetMap/ });
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
  expect(findOffice(address)).toBe(office);
  await expect(link).toHaveAttribute('rel', 'noreferrer');
});

test.describe('where the map does not load', () => {
  test.use({ tolerated: /ERR_FAILED|ERR_BLOCKED/ });

  test('shows the address and the link', async ({ page }) => {
    await page.route(EMBED, (route) => route.abort());
    await visit(page, '/contact');
    await getFrame(page).scrollIntoViewIfNeeded();
    const plate = page.getByRole('link', { name: /OpenStreetMap/ }).locator('..');
    await expect(plate).toContainText((await findShownOffice(page)).place.street);
    await expect(plate).toBeInViewport();
    await expectAccessibleInBothThemes(page, 'without a map', 'section:has(iframe)');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, answered: null });

  test('has its frame in the page', async ({ page }) => {
    await page.goto('/contact');
    await expect(getFrame(page)).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\//);
  });
});
