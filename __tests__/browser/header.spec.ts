import type { Page } from '@playwright/test';
import { site } from '@/content/words/site';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { expectExpanded } from './support/expanded';
import { projects, services } from './support/routes';
import { SMOKE } from './support/smoke';
import { expect, scrollTo, test, visit } from './support/test';

const header = 'header';
const { label: SERVICES } = site().header.services;

/** Presses Back to top and counts the positions that the page scrolls to. */
async function countStepsToTop(page: Page): Promise<number> {
  await page.evaluate(() => {
    const from = window.scrollY;
    const positions: number[] = [];
    Object.assign(window, { positions });
    // The event of the previous scroll may still arrive.
    window.addEventListener('scroll', () => {
      if (window.scrollY !== from) positions.push(window.scrollY);
    });
  });
  await page.getByRole('link', { name: site().toTop }).click();
  const positions = () => page.evaluate((): number[] => Reflect.get(window, 'positions'));
  await expect.poll(async () => (await positions()).at(-1)).toBe(0);
  return (await positions()).length;
}

test.describe('the sticky header', () => {
  for (const [variant, path] of [
    ['1', '/about-us'],
    ['2', '/home-two'],
  ] as const) {
    test(`header ${variant} is sticky from 245 px in both directions, and Back to top shows with it`, async ({
      page,
    }) => {
      await visit(page, path);
      const top = () =>
        page.locator(header).evaluate((element) => element.getBoundingClientRect().top);
      const back = page.getByRole('link', { name: site().toTop });

      await scrollTo(page, 244);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(244);
      expect(await top()).toBe(-244);
      await expect(back).toBeHidden();

      await scrollTo(page, 245);
      await expect.poll(top).toBe(0);
      await expect(back).toBeVisible();

      for (const position of [1200, 900, 400, 245]) {
        await scrollTo(page, position);
        await expect.poll(top).toBe(0);
        await expect(page.locator(header)).toBeInViewport({ ratio: 1 });
      }

      await scrollTo(page, 244);
      await expect.poll(top).toBe(-244);
      await expect(back).toBeHidden();
    });
  }

  test('is a pill with a ground of its own, and the page can be pressed beside it', async ({
    page,
  }) => {
    for (const [path, width] of [
      ['/contact', 1440],
      ['/careers', 390],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, path);
      await scrollTo(page, 300);
      await expect(page.locator('html[data-stuck]')).toBeAttached();
      const parts = await page.locator(header).evaluate((element) => {
        const bar = element.querySelector('div');
        if (!bar) throw new Error('The header has no bar.');
        const { left, right, top, height } = bar.getBoundingClientRect();
        const beside = [left / 2, (right + innerWidth) / 2].map((x) =>
          document.elementFromPoint(x, top + height / 2),
        );
        return {
          header: getComputedStyle(element).backgroundColor,
          bar: getComputedStyle(bar).backgroundColor,
          isPageBeside: beside.every((each) => each && !element.contains(each)),
        };
      });
      expect(parts).toEqual({
        header: 'rgba(0, 0, 0, 0)',
        bar: expect.stringMatching(/^rgb\(/),
        isPageBeside: true,
      });
    }
  });

  test('covers nothing that an anchor links to', async ({ page }) => {
    await visit(page, '/privacy-policy');
    const link = page.getByRole('main').locator('a[href^="#"]').last();
    const id = (await link.getAttribute('href')) ?? '';
    await link.click();
    const bottom = await page
      .locator(header)
      .evaluate((element) => element.getBoundingClientRect().bottom);
    await expect
      .poll(() => page.locator(id).evaluate((element) => element.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(bottom);
  });
});

/** The colours of the header's parts. */
const getColours = (page: Page) =>
  page
    .locator(`${header} :is(a, button, nav, span, p, circle):not([popover] *)`)
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { color, backgroundColor, fill } = getComputedStyle(part);
        return `${part.className} ${color} ${backgroundColor} ${fill}`;
      }),
    );

test('the header on a coloured ground is the same in both themes', async ({ page }) => {
  for (const path of ['/contact', ...projects.slice(0, 1), ...services.slice(0, 1)]) {
    await page.emulateMedia({ colorScheme: 'light' });
    await visit(page, path);
    const light = await getColours(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await getColours(page), path).toEqual(light);
  }
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('Back to top scrolls smoothly in many steps, and hides at the top', async ({ page }) => {
    await visit(page, '/about-us');
    await scrollTo(page, 2000);
    expect(await countStepsToTop(page)).toBeGreaterThan(3);
    await expect(page.getByRole('link', { name: site().toTop })).toBeHidden();
  });
});

test.describe('Back to top', () => {
  test('jumps with reduced motion, and leaves the address, the history and the skip link as they are', async ({
    page,
  }) => {
    await visit(page, '/about-us');
    const before = await page.evaluate(() => history.length);
    await scrollTo(page, 2000);
    expect(await countStepsToTop(page)).toBe(1);
    expect(new URL(page.url()).hash).toBe('');
    await expect(page).toHaveURL('/about-us');
    expect(await page.evaluate(() => history.length)).toBe(before);
    await expect(page.getByRole('link', { name: site().skip })).not.toBeInViewport();
  });

  test('shows the skip link to the keyboard, as the first stop of the page', async ({ page }) => {
    await visit(page, '/about-us');
    const skip = page.getByRole('link', { name: site().skip });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await scrollTo(page, 2000);
    await page.getByRole('link', { name: site().toTop }).press('Enter');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  });

  test('opens in another tab with the modifier key', async ({ page, context }) => {
    await visit(page, '/about-us');
    await scrollTo(page, 2000);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: site().toTop }).click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    expect(await page.evaluate(() => window.scrollY)).toBe(2000);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is hidden, and its address leads to the top', async ({ page }) => {
      await page.goto('/about-us');
      const link = page.locator('a[data-enhance="toTop"]');
      await expect(link).toBeHidden();
      await scrollTo(page, 2000);
      await page.goto((await link.getAttribute('href')) ?? '');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });
  });
});

test.describe('the button of the services', () => {
  test('shows the services; Escape hides them and gives the focus back', { tag: SMOKE }, async ({
    page,
  }) => {
    await visit(page, '/about-us');
    const button = page.getByRole('banner').getByRole('button', { name: SERVICES });
    const links = page.locator('#services-menu a');
    await expectExpanded(page, SERVICES, false);
    await expect(links.first()).toBeHidden();

    await button.click();
    await expectExpanded(page, SERVICES, true);
    await expect(links).toHaveCount(site().header.services.items.length);
    await expect(links.first()).toBeVisible();
    await expectAccessibleInBothThemes(page, 'services open', header);

    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expectExpanded(page, SERVICES, false);
    await expect(links.first()).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('toggles by keyboard, closes on a click elsewhere, and fits every screen', async ({
    page,
  }) => {
    await visit(page, '/about-us');
    const button = page.getByRole('banner').getByRole('button', { name: SERVICES });
    await button.focus();
    await page.keyboard.press('Enter');
    await expectExpanded(page, SERVICES, true);
    await page.keyboard.press('Space');
    await expectExpanded(page, SERVICES, false);
    await button.click();
    await expectExpanded(page, SERVICES, true);
    await page.mouse.click(20, 880);
    await expectExpanded(page, SERVICES, false);

    for (const width of [1081, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await button.click();
      for (const link of await page.locator('#services-menu a').all()) {
        await expect(link, `${width} px`).toBeInViewport({ ratio: 1 });
      }
      await page.keyboard.press('Escape');
    }
  });

  test('hides the services when the focus leaves them', async ({ page }) => {
    await visit(page, '/about-us');
    const button = page.getByRole('banner').getByRole('button', { name: SERVICES });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expectExpanded(page, SERVICES, true);
    await page.locator('#services-menu a').last().focus();
    await page.keyboard.press('Tab');
    await expectExpanded(page, SERVICES, false);
    await expect(page.locator('#services-menu :focus')).toHaveCount(0);
    await expect(page.locator('header :focus')).toHaveCount(1);

    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expectExpanded(page, SERVICES, false);
  });

  test('opens on the screen while the header is sticky', async ({ page }) => {
    await visit(page, '/about-us');
    await scrollTo(page, 900);
    await page.getByRole('banner').getByRole('button', { name: SERVICES }).click();
    const first = page.locator('#services-menu a').first();
    await expect(first).toBeInViewport({ ratio: 1 });
    const href = (await first.getAttribute('href')) ?? '';
    await first.click();
    await expect(page).toHaveURL(href);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('the groups of header 2 open under their own buttons', async ({ page }) => {
  await visit(page, '/home-two');
  const navigation = page.getByRole('banner').getByRole('navigation');
  for (const { label: group, links } of site().demoHeader.groups) {
    const button = navigation.getByRole('button', { name: group, exact: true });
    const link = navigation.locator(`a[href$="${links.at(-1)?.href}"]`);
    await button.click();
    await expectExpanded(page, group, true);
    await expect(link).toBeInViewport({ ratio: 1 });
    const [above, below] = [await button.boundingBox(), await link.boundingBox()];
    expect(above && below && below.y > above.y + above.height).toBe(true);
    expect(
      above && below && below.x < above.x + above.width && below.x + below.width > above.x,
    ).toBe(true);
    await page.keyboard.press('Escape');
    await expectExpanded(page, group, false);
    await expect(button).toBeFocused();
  }
});

test('on its own page, the contact button looks current in the header and in the menu', async ({
  page,
}) => {
  const { contact } = site().header;
  const getLooks = async (path: string) => {
    await visit(page, path);
    return page
      .locator(`:is(header, dialog) a[data-size][href$="${contact.href}"]`, {
        hasText: contact.label,
      })
      .evaluateAll((links) =>
        links.map((link) => {
          const { color, backgroundColor, boxShadow } = getComputedStyle(link);
          return { color, backgroundColor, hasRing: boxShadow !== 'none' };
        }),
      );
  };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const others = await getLooks('/about-us');
    const current = await getLooks(contact.href);
    expect(others).toHaveLength(2);
    expect(current).toHaveLength(2);
    for (const [i, { color, backgroundColor, hasRing }] of current.entries()) {
      expect([color, backgroundColor]).not.toEqual([others[i]?.color, others[i]?.backgroundColor]);
      expect([hasRing, others[i]?.hasRing]).toEqual([true, false]);
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: site().menu.open }).click();
  const marked = page.getByRole('dialog').locator('[aria-current]');
  await expect(marked).toHaveText(contact.label);
  await expect(marked).toHaveAttribute('aria-current', 'page');
  await expectAccessibleInBothThemes(page, `menu of ${contact.href}`);
});
