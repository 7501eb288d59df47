import { site } from '@/content/site/site';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { SMOKE } from './support/smoke';
import { expect, scrollTo, test, visit } from './support/test';

const { label: SERVICES, items, below } = site().header.services;

for (const path of ['/about-us', '/home-two']) {
  test(`the header of ${path} is sticky from 245 px in both directions, leaves the page beside it free, and Back to top shows with it`, async ({
    page,
  }) => {
    await visit(page, path);
    const header = page.getByRole('banner');
    const getTop = () => header.evaluate((element) => element.getBoundingClientRect().top);
    const back = page.getByRole('link', { name: site().toTop });
    await scrollTo(page, 244);
    await expect.poll(getTop).toBe(-244);
    await expect(back).toBeHidden();

    for (const position of [245, 1200, 400]) {
      await scrollTo(page, position);
      await expect.poll(getTop).toBe(0);
      await expect(header).toBeInViewport({ ratio: 1 });
      await expect(back).toBeVisible();
    }
    const isPageBeside = await header.evaluate((element) => {
      const bar = element.querySelector('div')?.getBoundingClientRect() ?? new DOMRect();
      const beside = document.elementFromPoint(bar.left / 2, bar.top + bar.height / 2);
      return beside !== null && !element.contains(beside);
    });
    expect(isPageBeside).toBe(true);

    await scrollTo(page, 244);
    await expect.poll(getTop).toBe(-244);
    await expect(back).toBeHidden();
  });
}

test('the sticky header covers nothing that an anchor links to', async ({ page }) => {
  await visit(page, '/privacy-policy');
  const link = page.getByRole('main').locator('a[href^="#"]').last();
  await link.click();
  const target = page.locator((await link.getAttribute('href')) ?? '');
  const getGap = async () => {
    const header = await page.getByRole('banner').boundingBox();
    return ((await target.boundingBox())?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0);
  };
  await expect.poll(getGap).toBeGreaterThanOrEqual(0);
});

test('Back to top leaves the address and the history as they are, and gives the keyboard the skip link', async ({
  page,
}) => {
  await visit(page, '/about-us');
  const skip = page.getByRole('link', { name: site().skip });
  const back = page.getByRole('link', { name: site().toTop });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const getPlace = () => page.evaluate(() => [location.href, history.length]);
  const before = await getPlace();
  await scrollTo(page, 2000);
  await back.focus();
  await expect(back).toHaveAttribute('data-enhanced');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();

  await scrollTo(page, 2000);
  await back.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(skip).not.toBeInViewport();
  expect(await getPlace()).toEqual(before);
});

test.describe('the button of the services', () => {
  test.skip(items.length === 0, 'There are no services.');

  test('shows the services and a row of links below them, closes in three ways, and fits every screen', {
    tag: SMOKE,
  }, async ({ page }) => {
    await visit(page, '/about-us');
    const button = page.getByRole('banner').getByRole('button', { name: SERVICES });
    const links = page.locator('#services-menu a');
    await expect(links.first()).toBeHidden();
    await button.click();
    await expect(links.first()).toBeVisible();
    await expect(links).toHaveCount(items.length + below.length);
    await expectAccessibleInBothThemes(page, 'services open', 'header');
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await expect(links.first()).toBeVisible();
    await page.mouse.click(20, 880);
    await expect(links.first()).toBeHidden();
    await button.press('Enter');
    await links.last().focus();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeHidden();
    await expect(page.locator('header :focus')).toHaveCount(1);

    await scrollTo(page, 900);
    for (const width of [1088, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      // A wide logo or long words need a wider screen.
      if (await button.isHidden()) continue;
      await button.click();
      for (const link of [links.first(), links.nth(items.length - 1), links.last()])
        await expect(link, `${width} px`).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
  });
});
