import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { expect, test, visit } from './support/test';

const EMBED = 'https://www.openstreetmap.org/export/embed.html**';
const getFrame = (page: Page) => page.locator('main iframe');

test('loads when a visitor is near, and shows what OpenStreetMap sends', async ({ page }) => {
  const requested: string[] = [];
  await page.route(EMBED, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>Sector 62</p>' });
  });
  await visit(page, '/contact');
  await expect(getFrame(page)).toHaveAttribute('loading', 'lazy');
  await expect(getFrame(page)).toHaveAttribute('title', /^Map of .*Noida/);
  expect(requested).toEqual([]);
  await getFrame(page).scrollIntoViewIfNeeded();
  await expect(getFrame(page).contentFrame().getByText('Sector 62')).toBeVisible();
  expect(requested).toHaveLength(1);
  expect(new URL(requested[0] ?? '').searchParams.get('marker')).toBe('28.6273,77.3674');
});

test('has a link to the same place beside it', async ({ page }) => {
  await page.goto('/contact');
  const link = page.getByRole('main').getByRole('link', { name: /OpenStreetMap/ });
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport();
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=28\.6273/);
  await expect(link).toHaveAttribute('rel', 'noreferrer');
});

test.describe('where the map does not load', () => {
  test.use({ tolerated: /ERR_FAILED|ERR_BLOCKED/ });

  test('shows the address and the link', async ({ page }) => {
    await page.route(EMBED, (route) => route.abort());
    await visit(page, '/contact');
    await getFrame(page).scrollIntoViewIfNeeded();
    const plate = page.getByRole('link', { name: /OpenStreetMap/ }).locator('..');
    await expect(plate).toContainText('Sector 62, Noida');
    await expect(plate).toBeInViewport();
    await expectAccessibleInBothThemes(page, 'contact without a map');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('has its frame in the page', async ({ page }) => {
    await page.goto('/contact');
    await expect(getFrame(page)).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\//);
  });
});
