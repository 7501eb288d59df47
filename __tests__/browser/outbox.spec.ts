import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { consultationForm } from '@/content/site/shared';
import { OUTBOX } from '../../components/islands/delivery/database';
import { consultation } from '../support/formFacts';
import { type OpenForm, openForm } from './support/forms';
import type { Mailbox } from './support/mailbox';
import { services } from './support/routes';
import { expect, test, visit } from './support/test';

const PATH = '/contact';
/** A page without a form. */
const ELSEWHERE = services[0] ?? '';
/** Longer than the first pauses between two attempts. */
const SOON = { timeout: 20_000 };

test.use({ tolerated: /was not sent|refuses the forms|Failed to load resource|^4\d\d|^500/ });

/** Visits the page of the form and fills it. */
async function visitAndFill(page: Page): Promise<OpenForm> {
  await visit(page, PATH);
  const form = await openForm(page, consultation);
  await form.fill();
  return form;
}

/** How many messages wait on the device. */
const countWaiting = (page: Page) =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('waiting').objectStore('waiting').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
    OUTBOX,
  );

/** Waits until exactly one mail has arrived. */
const expectOneMail = (mailbox: Mailbox) =>
  expect
    .poll(
      async () => (await mailbox.mails()).map(({ fields }) => Object.fromEntries(fields).message),
      SOON,
    )
    .toEqual(['It is slow.']);

test('sends a failed message again by itself, and leaves the form as it is', async ({
  page,
  mailbox,
}) => {
  const form = await visitAndFill(page);
  await mailbox.fail({ status: 500 });
  await form.sendInVain();
  expect(await countWaiting(page)).toBe(1);
  await expectOneMail(mailbox);
  await expect.poll(() => countWaiting(page)).toBe(0);
  expect(await form.getValues()).toEqual(consultation.fields.map(({ value }) => value));
  await expect(form.button).toHaveText(consultation.idle);
  const status = form.root.locator('[data-sent]');
  await expect(status).toBeEmpty();

  // The message was already sent, so another press succeeds at once.
  await form.button.click();
  await expect(status).toHaveText(consultationForm().sent);
  await form.expectDone();
  expect(await mailbox.mails()).toHaveLength(1);
});

test('takes the page of a proxy with status 200 for no success', async ({ page, mailbox }) => {
  const form = await visitAndFill(page);
  await mailbox.fail({ status: 200, text: '<!doctype html><title>Blocked</title>' });
  await form.sendInVain();
  await expect(form.root.locator('[data-sent]')).toBeEmpty();
  expect(await mailbox.mails()).toEqual([]);
  await expectOneMail(mailbox);
});

test('keeps a message while there is no network, and sends it when there is one', async ({
  page,
  mailbox,
}) => {
  const form = await visitAndFill(page);
  // The mail library has to be there before the network goes.
  await expect(form.root).toHaveAttribute('data-enhanced', '');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await form.sendInVain();
  // Without a network, the test can only check the device.
  expect(await countWaiting(page)).toBe(1);
  await page.context().setOffline(false);
  await expectOneMail(mailbox);
});

test('loses no message when a tab is reloaded while it sends', async ({ page, mailbox }) => {
  const form = await visitAndFill(page);
  await mailbox.fail({ hang: true });
  const asked = page.waitForRequest(/send-form$/);
  await form.button.click();
  await asked;
  await page.reload();
  await expectOneMail(mailbox);
});

test('sends a message whose tab was closed before the database had it', async ({
  page,
  mailbox,
  context,
}) => {
  await page.addInitScript(() => {
    Object.assign(IDBFactory.prototype, { open: () => new EventTarget() });
  });
  const form = await visitAndFill(page);
  await form.button.click();
  await page.close();
  const next = await context.newPage();
  await next.goto(ELSEWHERE);
  await expectOneMail(mailbox);
  await expect.poll(() => next.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('sends a waiting message once at the next visit of any page, with two tabs open', async ({
  page,
  mailbox,
  context,
}) => {
  await page.clock.install();
  const form = await visitAndFill(page);
  await mailbox.fail({ drop: true });
  await form.sendInVain();
  const other = await context.newPage();
  await other.goto(ELSEWHERE);
  await expectOneMail(mailbox);
  // The pause after which the first tab tries again, and the second that requests are apart.
  await page.clock.fastForward(10_000);
  await setTimeout(1500);
  expect(await mailbox.mails()).toHaveLength(1);
  await expect.poll(() => countWaiting(other)).toBe(0);
});
