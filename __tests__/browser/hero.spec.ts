import { expect, isAbsent, test } from './support/test';

const shapes = 'main > section:first-child > [aria-hidden] > *';

test('the shapes of the hero float for ever with motion, and nothing moves with reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const floating = await page
    .locator(shapes)
    .first()
    .evaluate((shape) => shape.getAnimations().map(({ effect }) => effect?.getTiming().iterations));
  expect(floating).toEqual([Infinity]);
  for (const path of ['/', '/home-two', '/home-three'].filter((each) => !isAbsent(each))) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const hero = page.locator('main > section:first-child');
    const running = await hero.evaluate((root) => root.getAnimations({ subtree: true }).length);
    expect(running, path).toBe(0);
  }
});
