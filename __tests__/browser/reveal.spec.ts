import {
  approach,
  endMotion,
  findMovedParts,
  getParts,
  getReveals,
  getState,
  keepScrolling,
  scrollThrough,
  scrollToPart,
} from './support/motion';
import { recordScripts } from './support/requests';
import { services } from './support/routes';
import { expect, scrollTo, test, visit } from './support/test';

const [SERVICE = ''] = services;

/** A text that only the script that moves parts contains. */
const MOTION = '--reveal-from';

test.skip(!SERVICE, 'There are no services, whose cards come in.');
test.use({ tolerated: /ERR_FAILED|dynamically imported/ });

test('parts come in once on the home page, each time on a service, and their script loads after a scroll', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const readScripts = recordScripts(page);
  await keepScrolling(page);
  for (const { path, again } of [
    { path: '/', again: 'at rest' },
    { path: SERVICE, again: 'paused' },
  ]) {
    await page.goto(path);
    if (path === '/') expect((await readScripts()).join()).not.toContain(MOTION);
    const reveal = getReveals(page).first();
    const part = getParts(reveal).last();
    await approach(page, reveal);
    await expect.poll(() => getState(part), path).toBe('paused');
    await scrollToPart(part);
    await expect.poll(() => getState(part), path).toBe('running');
    await endMotion(part);
    await expect.poll(() => getState(part), path).toBe('at rest');
    await scrollTo(page, 0);
    await expect.poll(() => getState(part), path).toBe(again);
  }
});

test('everything shows while a visitor rests, at a card that has the focus, on paper, and without its script', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const grid = getReveals(page).first();
  await approach(page, grid);
  await expect.poll(() => findMovedParts(page)).toEqual([]);

  await keepScrolling(page);
  await page.reload();
  const card = getParts(grid).last();
  await approach(page, grid);
  expect(await getState(card)).toBe('paused');
  await card.getByRole('link').focus();
  expect(await getState(card)).toBe('at rest');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await findMovedParts(page)).toEqual([]);

  await visit(page, '/');
  await page.route('**/_islands/*', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await scrollThrough(page);
  await lost;
  expect(await findMovedParts(page)).toEqual([]);
});

test('nothing moves with reduced motion', async ({ page }) => {
  await keepScrolling(page);
  await page.goto('/');
  const reveal = getReveals(page).first();
  await approach(page, reveal);
  expect(await findMovedParts(page)).toEqual([]);
  expect(await getState(getParts(reveal).last())).toBe('at rest');
});
