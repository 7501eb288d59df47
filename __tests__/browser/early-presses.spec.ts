import type { Page } from '@playwright/test';
import { consultationForm } from '@/content/site/shared';
import { consultation, type FormFacts, getSentFields } from '../support/formFacts';
import { forms, openForm } from './support/forms';
import { holdRequests, ISLANDS } from './support/requests';
import { services } from './support/routes';
import { blockStorage } from './support/storage';
import { expect, test } from './support/test';

/** Presses of a form's button before the form's script is there. */
const ELSEWHERE = services[0] ?? '';
const SOON = { timeout: 20_000 };

const readKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

/** Fills a form and presses its button while its scripts are held back. */
async function pressEarly(page: Page, facts: FormFacts, path: string) {
  const end = await holdRequests(page, ISLANDS);
  await page.goto(path);
  const form = await openForm(page, facts);
  await form.fillUnscripted();
  await form.button.click();
  return { form, end };
}

for (const facts of forms) {
  test(`a press of the form "${facts.name}" before its script is seen at once, and is one mail when the visitor stays, also after two presses`, async ({
    page,
    mailbox,
  }) => {
    const { form, end } = await pressEarly(page, facts, facts.path);
    await expect(form.button).toContainText(facts.pending);
    await expect(page.locator('[data-form]')).toHaveAttribute('aria-busy', 'true');
    await form.button.click();
    expect(await mailbox.mails()).toEqual([]);
    end('arrive');
    await form.expectDone();
    expect(await mailbox.mails()).toHaveLength(1);
    await expect(page).toHaveURL(facts.path);
  });
}

// Both forms have the same code for the rest.
const PATH = '/contact';
const pressContact = (page: Page) => pressEarly(page, consultation, PATH);

test('an early press with wrong fields shows its errors when the script comes', async ({
  page,
  mailbox,
}) => {
  const end = await holdRequests(page, ISLANDS);
  await page.goto(PATH);
  const form = await openForm(page, consultation);
  await form.button.click();
  // The browser says what is wrong, until the script does.
  await expect(form.getField(consultation.labels.name)).toBeFocused();
  expect(await readKeys(page)).toEqual([]);
  end('arrive');
  for (const [, message] of consultation.required) {
    await expect(form.root.getByText(message)).toBeVisible();
  }
  // Not even if they are right by then.
  await form.fill();
  expect(await mailbox.mails()).toEqual([]);
});

test.describe('whose script is gone with a former version of the site', () => {
  test.use({ tolerated: /A part of the page did not load|Failed to load resource|^404: / });

  test('an early press reloads the page, which sends it and says so', async ({ page, mailbox }) => {
    let isFormer = true;
    await page.route(ISLANDS, (route) =>
      isFormer ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto(PATH);
    page.once('framenavigated', () => {
      isFormer = false;
    });
    const form = await openForm(page, consultation);
    await form.fillUnscripted();
    await form.button.click();
    await expect(page.getByText(consultationForm().sent).first()).toBeVisible();
    await form.expectDone();
    expect(await mailbox.mails()).toHaveLength(1);
    expect(await readKeys(page)).toEqual([]);
    await expect(page).toHaveURL(PATH);
  });
});

test('an early press is mailed on the next page when the visitor leaves', async ({
  page,
  mailbox,
}) => {
  const { end } = await pressContact(page);
  await page.goto('/__mailbox');
  end('arrive');
  expect(await mailbox.mails()).toEqual([]);
  await page.goto(ELSEWHERE);
  await expect.poll(async () => (await mailbox.mails()).length, SOON).toBe(1);
  expect(await readKeys(page)).toEqual([]);
});

test('an early press is posted when the visitor leaves where storage is blocked', async ({
  page,
  mailbox,
}) => {
  await blockStorage(page);
  await pressContact(page);
  await page.goto('/__mailbox');
  await expect.poll(async () => (await mailbox.mails()).length, SOON).toBe(1);
});

test('an early press is posted as it was, when no script comes within a quarter of a minute', async ({
  page,
  mailbox,
}) => {
  await page.clock.install();
  const { form } = await pressContact(page);
  await form.getField(consultation.labels.email).fill('x');
  await page.clock.fastForward(16_000);
  await expect(page.getByText('OK', { exact: true })).toBeVisible();
  const mails = await mailbox.mails();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.fields).toEqual(expect.arrayContaining(getSentFields(consultation)));
  await page.goto(ELSEWHERE);
  expect(await readKeys(page)).toEqual([]);
});

test.describe('without a network', () => {
  // The page may still load pictures, and a language characters of a font.
  test.use({ tolerated: /woff2|pictures/ });

  test('an early press is posted once the network is back, if it went before the form was touched', async ({
    page,
    mailbox,
  }) => {
    await page.clock.install();
    await holdRequests(page, ISLANDS);
    await page.goto(PATH);
    const form = await openForm(page, consultation);
    await page.waitForLoadState('load');
    await page.context().setOffline(true);
    await form.fillUnscripted();
    await form.button.click();
    await page.clock.fastForward(16_000);
    await expect(page).toHaveURL(PATH);
    await page.context().setOffline(false);
    await expect.poll(async () => (await mailbox.mails()).length, SOON).toBe(1);
  });
});
