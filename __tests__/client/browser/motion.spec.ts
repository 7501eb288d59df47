import {
  approach,
  getMotion,
  getParts,
  getReveals,
  keepScrolling,
} from '../../browser/support/motion';
import { expect, test } from './test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the seven service cards come in with the delays of the specification', async ({ page }) => {
  await keepScrolling(page);
  await page.goto('/');
  const grid = getReveals(page).first();
  const cards = getParts(grid);
  await expect(cards).toHaveCount(7);
  await approach(page, grid);
  for (const [index, delay] of [200, 400, 400, 400, 400, 400, 600].entries()) {
    const motion = await getMotion(cards.nth(index));
    expect.soft(motion, `card ${index + 1}`).toMatchObject([{ state: 'paused', delay }]);
  }
});
