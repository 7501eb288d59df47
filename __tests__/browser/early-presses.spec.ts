import { getSentFields } from '../support/formFacts';
import { forms, openForm } from './support/forms';
import { holdRequests, ISLANDS } from './support/requests';
import { services } from './support/routes';
import { serveWithSwitches } from './support/settings';
import { blockStorage } from './support/storage';
import { expect, test } from './support/test';

/** Presses of a form's button before the form's script is there. */
const ELSEWHERE = services[0] ?? '';
const SOON = { timeout: 20_000 };

for (const facts of forms) {
  const { path } = facts;

  test.describe(`a press of the form "${facts.name}" before its script`, () => {
    for (const [how, switches] of [
      ['', {}],
      [' without an outbox', { delivery: { outbox: false } }],
    ] as const) {
      test(`is seen at once${how}, and is one mail when the visitor stays, also after two presses`, async ({
        page,
        mailbox,
      }) => {
        if (how) await serveWithSwitches(page, path, switches);
        const end = await holdRequests(page, ISLANDS);
        await page.goto(path);
        const form = await openForm(page, facts);
        await form.fillUnscripted();
        await form.button.click();
        await expect(form.button).toContainText('Submitting...');
        await expect(page.locator('[data-form]')).toHaveAttribute('aria-busy', 'true');
        await form.button.click();
        expect(await mailbox.mails()).toEqual([]);
        end('arrive');
        await form.expectDone();
        expect(await mailbox.mails()).toHaveLength(1);
        await expect(page).toHaveURL(path);
      });
    }

    test('is mailed on the next page when the visitor leaves', async ({ page, mailbox }) => {
      const end = await holdRequests(page, ISLANDS);
      await page.goto(path);
      const form = await openForm(page, facts);
      await form.fillUnscripted();
      await form.button.click();
      await page.goto('/__mailbox');
      end('arrive');
      expect(await mailbox.mails()).toEqual([]);
      await page.goto(ELSEWHERE);
      await expect.poll(async () => (await mailbox.mails()).length, SOON).toBe(1);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    });

    for (const [how, prepare] of [
      ['where storage is blocked', blockStorage],
      [
        'without an outbox',
        (page: Parameters<typeof serveWithSwitches>[0]) =>
          serveWithSwitches(page, path, { delivery: { outbox: false } }),
      ],
    ] as const) {
      test(`is posted when the visitor leaves ${how}`, async ({ page, mailbox }) => {
        await prepare(page);
        await holdRequests(page, ISLANDS);
        await page.goto(path);
        const form = await openForm(page, facts);
        await form.fillUnscripted();
        await form.button.click();
        await page.goto('/__mailbox');
        await expect.poll(async () => (await mailbox.mails()).length, SOON).toBe(1);
      });
    }

    test('is posted by the browser when no script comes within a quarter of a minute', async ({
      page,
      mailbox,
    }) => {
      await page.clock.install();
      await holdRequests(page, ISLANDS);
      await page.goto(path);
      const form = await openForm(page, facts);
      await form.fillUnscripted();
      await form.button.click();
      await page.clock.fastForward(16_000);
      await expect(page.getByText('OK', { exact: true })).toBeVisible();
      expect(await mailbox.mails()).toHaveLength(1);
      await page.goto(ELSEWHERE);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    });

    test('is posted once the network is back, if it went before the form was touched', async ({
      page,
      mailbox,
    }) => {
      await page.clock.install();
      await holdRequests(page, ISLANDS);
      await page.goto(path);
      const form = await openForm(page, facts);
      await page.waitForLoadState('load');
      await page.context().setOffline(true);
      await form.fillUnscripted();
      await form.button.click();
      await page.clock.fastForward(16_000);
      await expect(page).toHaveURL(path);
      await page.context().setOffline(false);
      await expect.poll(async () => (await mailbox.mails()).length, SOON).toBe(1);
    });

    test('is posted as it was pressed, although the visitor types on', async ({
      page,
      mailbox,
    }) => {
      await page.clock.install();
      await holdRequests(page, ISLANDS);
      await page.goto(path);
      const form = await openForm(page, facts);
      await form.fillUnscripted();
      await form.button.click();
      await form.getField(facts.labels.email).fill('x');
      await page.clock.fastForward(16_000);
      await expect(page.getByText('OK', { exact: true })).toBeVisible();
      const [mail] = await mailbox.mails();
      expect(mail?.fields).toEqual(expect.arrayContaining(getSentFields(facts)));
    });

    test('with wrong fields is never sent, also if they are right when the script comes', async ({
      page,
      mailbox,
    }) => {
      const end = await holdRequests(page, ISLANDS);
      await page.goto(path);
      const form = await openForm(page, facts);
      await form.button.click();
      await form.fillUnscripted();
      end('arrive');
      await expect(page.locator('[data-form]')).toHaveAttribute('data-enhanced', '');
      await expect(form.button).toHaveText(facts.idle);
      await expect(form.root.locator('[aria-invalid]')).toHaveCount(0);
      expect(await mailbox.mails()).toEqual([]);
    });

    test('with wrong fields is not kept, and the browser says what is wrong', async ({ page }) => {
      await page.clock.install();
      await holdRequests(page, ISLANDS);
      await page.goto(path);
      const form = await openForm(page, facts);
      await form.button.click();
      await page.clock.fastForward(1500);
      await expect(form.getField('Name')).toBeFocused();
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    });
  });
}
