import type { Page } from '@playwright/test';
import { getDaylight } from '@/app/daylight';
import { toTime } from '@/components/islands/daylight/daylight';
import { DAY, toMinuteOfDay } from '@/content/schema/desk-hours';
import { getOffset } from '@/content/schema/time-zone';
import { expect, test, visit } from './support/test';

const day = getDaylight();
const words = day?.words;
/** A Friday, and the hour to which the sun is moved: in the evening, in UTC. */
const NOW = '2026-11-27T10:00:00Z';
const EVENING = 21 * 60 + 45;

/** The times in the offices at a minute of the day of `NOW`. */
const getTimes = (minute: number) =>
  (day?.offices ?? []).map(({ timeZone }) => {
    const moment = new Date(Date.parse(`${NOW.slice(0, 10)}T00:00Z`) + minute * 60_000);
    return toTime(toMinuteOfDay(minute + getOffset(timeZone, moment)));
  });

const getBack = (page: Page) => page.getByRole('button', { name: words?.back ?? '' });
const readClocks = (page: Page) =>
  page
    .locator('header [data-office] [data-clock]')
    .evaluateAll((clocks) => clocks.map(({ textContent }) => textContent.trim()));
/** The clocks of the header show the evening, and the sentence says whose hour it is. */
async function expectEvening(page: Page) {
  await expect(getBack(page)).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(words?.yours ?? '');
  expect(await readClocks(page)).toEqual(getTimes(EVENING));
}
async function expectNow(page: Page) {
  await expect.poll(() => readClocks(page)).toEqual(getTimes(600));
  await expect(getBack(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-hour');
}

test('an hour to which the sun was moved goes along, costs one script, and a button leads back to now', async ({
  page,
}) => {
  test.skip(!day, 'The picture has no day.');
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(request.url());
  });
  await page.clock.setFixedTime(NOW);
  await visit(page, '/contact');
  await expectNow(page);
  const before = new Set(fetched);

  await visit(page, '/');
  await page.getByRole('heading', { level: 1 }).hover();
  const slider = page.getByRole('slider', { name: words?.label ?? '' });
  const max = Number(await slider.getAttribute('max'));
  await slider.fill(String(EVENING > max ? EVENING - DAY : EVENING));
  await expectEvening(page);

  fetched.splice(0);
  await visit(page, '/contact');
  await expectEvening(page);
  expect(fetched.filter((url) => !before.has(url))).toHaveLength(1);
  await page.locator('[data-week]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-week] [aria-current]')).toHaveCount(1);

  await visit(page, '/');
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${getTimes(EVENING)[0]}`));
  await expectEvening(page);
  await getBack(page).focus();
  await page.keyboard.press('Enter');
  await expectNow(page);
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${words?.now} `));
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
});
