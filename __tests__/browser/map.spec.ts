import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { expect, test, visit } from './support/test';

const EMBED = 'https://www.openstreetmap.org/export/embed.html**';
const frameOf = (page: Page) => page.locator('main iframe');

test('it is fetched only when a visitor comes near, and shows what OpenStreetMap sends', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(EMBED, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>Sector 62</p>' });
  });
  await visit(page, '/contact');
  await expect(frameOf(page)).toHaveAttribute('loading', 'lazy');
  await expect(frameOf(page)).toHaveAttribute('title', /^Map of .*Noida/);
  expect(asked).toEqual([]);
  await frameOf(page).scrollIntoViewIfNeeded();
  await expect(frameOf(page).contentFrame().getByText('Sector 62')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(new URL(asked[0] ?? '').searchParams.get('marker')).toBe('28.6273,77.3674');
});

test('the same place is a link away for those who cannot use it', async ({ page }) => {
  await page.goto('/contact');
  const link = page.getByRole('main').getByRole('link', { name: /OpenStreetMap/ });
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport();
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=28\.6273/);
  await expect(link).toHaveAttribute('rel', 'noreferrer');
});

test.describe('where the map cannot be had', () => {
  test.use({ tolerated: /ERR_FAILED|ERR_BLOCKED/ });

  test('the address and the link stand there all the same', async ({ page }) => {
    await page.route(EMBED, (route) => route.abort());
    await visit(page, '/contact');
    await frameOf(page).scrollIntoViewIfNeeded();
    const plate = page.getByRole('link', { name: /OpenStreetMap/ }).locator('..');
    await expect(plate).toContainText('Sector 62, Noida');
    await expect(plate).toBeInViewport();
    await expectAccessibleInBothThemes(page, 'contact without a map');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the frame is in the page as it is', async ({ page }) => {
    await page.goto('/contact');
    await expect(frameOf(page)).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\//);
  });
});
