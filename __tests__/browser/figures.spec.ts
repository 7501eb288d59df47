import { counters } from '@/content/site/shared';
import { approach, getCounters, keepScrolling, scrollToPart } from './support/motion';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The largest counter of the home page, which counts longest. */
const largest = Math.max(...counters().items.map(({ amount }) => amount));
const at = counters().items.findIndex(({ amount }) => amount === largest);
const figure = `${largest}${counters().items[at]?.suffix ?? ''}`;

test('a counter counts up once, keeps its size, and always gives screen readers the final figure', async ({
  page,
}) => {
  await keepScrolling(page);
  await page.goto('/');
  const counter = getCounters(page).nth(at);
  const copy = counter.locator('[aria-hidden]');
  const definition = page.locator('dl').first().getByRole('definition').nth(at);
  const read = `- definition: ${JSON.stringify(figure)}`;
  const size = await counter.boundingBox().then((box) => box?.width);

  await approach(page, counter);
  await expect(copy).toContainText(/^\s*0/);
  await expect(definition).toMatchAriaSnapshot(read);
  expect((await counter.boundingBox())?.width).toBe(size);
  await scrollToPart(counter);
  await expect(copy).toHaveCount(0);
  await expect(counter).toHaveText(figure);
  await expect(definition).toMatchAriaSnapshot(read);
  expect((await counter.boundingBox())?.width).toBe(size);
});
