import type { Page } from '@playwright/test';
import { close, open } from './support/dialogs';
import { forms, openForm } from './support/forms';
import { everyPage, unknownJob } from './support/routes';
import { onEveryPage } from './support/sweep';
import { expect, visit } from './support/test';
import { test } from './support/violations';

/** Scrolls through the page, screen by screen, so that all that starts near the screen starts. */
async function startAll(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      // Observers see what the first frame laid out, and are heard before the second.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
  await expect(
    page.locator(
      ':is([data-enhance], [data-island]):is([data-when="visible"], [data-when="scroll"]):visible:not([data-enhanced], [data-ready])',
    ),
  ).toHaveCount(0);
}

/** Opens and closes everything that the page has, and uses every control that is no link. */
async function drive(page: Page) {
  const header = page.getByRole('banner');
  const small = (page.viewportSize()?.width ?? 0) < 700;

  if (small) {
    const menu = await open(page, 'Menu');
    for (const group of await menu.locator('summary').all()) await group.click();
    await close(page, 'Menu');
  } else {
    await header.getByRole('button', { name: /^(Services|Pages)$/ }).click();
    await page.keyboard.press('Escape');
  }

  await open(page, 'Contact');
  await close(page, 'Contact');

  await startAll(page);
  for (const summary of await page.locator('main summary').all()) await summary.click();
  for (const button of await page.locator('[data-turn]').all()) {
    if (await button.isVisible()) await button.click();
  }
  const themes = page.getByRole('contentinfo').getByRole('group', { name: 'Theme' });
  for (const theme of ['Dark', 'Light', 'System']) await themes.getByText(theme).click();
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const path of everyPage) {
      test(
        `${path} does nothing that its policy refuses`,
        onEveryPage(path),
        async ({ page, violations }) => {
          await visit(page, path);
          await drive(page);
          expect(violations).toEqual([]);
        },
      );
    }
  });
}

test.describe('after a failure', () => {
  test.use({ tolerated: /500/ });

  test('the page for failures does nothing that its policy refuses', async ({
    page,
    violations,
  }) => {
    await page.goto('/500');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Its sheet is in force.
    expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('flex');
    expect(violations).toEqual([]);
  });
});

test.describe('an address of nothing', () => {
  test.use({ tolerated: /404/ });

  for (const path of ['/nowhere', unknownJob]) {
    test(`${path} does nothing that its policy refuses`, async ({ page, violations }) => {
      await visit(page, path);
      await drive(page);
      expect(violations).toEqual([]);
    });
  }
});

test('the map is shown', async ({ page, violations }) => {
  await page.goto('/contact');
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContainEqual(expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\//));
  expect(violations).toEqual([]);
});

for (const facts of forms) {
  test(`the form "${facts.name}" checks its fields and sends without a violation`, async ({
    page,
    mailbox,
    violations,
  }) => {
    await visit(page, facts.path);
    const form = await openForm(page, facts);
    await form.button.click();
    await expect(form.root.getByText('Name is required')).toBeVisible();
    await form.fill();
    await form.button.click();
    await form.expectDone();
    expect(await mailbox.mails()).toHaveLength(1);
    expect(violations).toEqual([]);
  });
}
