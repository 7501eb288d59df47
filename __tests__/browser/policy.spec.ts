import type { Page } from '@playwright/test';
import { everyPage, jobs, unknownJob } from './support/routes';
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
    await header.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu', exact: true });
    for (const group of await menu.locator('summary').all()) await group.click();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
  } else {
    await header.getByRole('button', { name: /^(Services|Pages)$/ }).click();
    await page.keyboard.press('Escape');
  }

  await header.getByRole('button', { name: /^(Open contact panel|Contact)$/ }).click();
  const panel = page.getByRole('dialog', { name: 'Contact', exact: true });
  await panel.getByRole('button', { name: 'Close panel' }).click();
  await expect(panel).toBeHidden();

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

test('the consultation form complains and sends', async ({ page, mailbox, violations }) => {
  await visit(page, '/contact');
  const form = page.getByRole('form', { name: 'Consultation' });
  const send = form.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await form.getByLabel('Name').fill('Asha');
  await form.getByLabel('Phone').fill('9876543210');
  await form.getByLabel('Email Address').fill('asha@example.com');
  await send.click();
  await expect(form.getByLabel('Name')).toHaveValue('');
  expect(await mailbox.mails()).toHaveLength(1);
  expect(violations).toEqual([]);
});

for (const path of jobs) {
  test(`the inquiry at ${path} complains and sends`, async ({ page, mailbox, violations }) => {
    await visit(page, path);
    await page.getByRole('button', { name: 'Apply Now' }).first().click();
    const dialog = page.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: 'Submit Inquiry' });
    await submit.click();
    await expect(dialog.getByText('Name is required')).toBeVisible();
    await dialog.getByLabel('Name').fill('Asha');
    await dialog.getByLabel('Email').fill('asha@example.com');
    await dialog.getByLabel('Job role').fill('Engineer');
    await dialog.getByLabel('Contact number').fill('9876543210');
    await dialog.getByLabel('Cover letter').fill('Bridges, mostly of words.');
    await dialog.getByRole('textbox', { name: 'Skill' }).fill('React');
    await dialog.getByRole('button', { name: 'Add Skill' }).click();
    await submit.click();
    await expect(dialog).toBeHidden();
    expect(await mailbox.mails()).toHaveLength(1);
    expect(violations).toEqual([]);
  });
}
