import type { Page } from '@playwright/test';
import { OUTBOX } from '../../components/islands/delivery/database';
import { consultation } from '../support/formFacts';
import { type OpenForm, openForm } from './support/forms';
import type { Mailbox } from './support/mailbox';
import { MAIL } from './support/requests';
import { services } from './support/routes';
import { serveWithSwitches } from './support/settings';
import { expect, test, visit, waitForEnhancers } from './support/test';

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
  page.evaluate(async (name) => {
    const done = (request: IDBRequest) =>
      new Promise((resolve) => request.addEventListener('success', resolve));
    const opening = indexedDB.open(name);
    await done(opening);
    const counting = opening.result.transaction('waiting').objectStore('waiting').count();
    await done(counting);
    opening.result.close();
    return counting.result;
  }, OUTBOX);

/** Waits until exactly one mail has arrived. */
const expectOneMail = (mailbox: Mailbox) =>
  expect
    .poll(
      async () => (await mailbox.mails()).map(({ fields }) => Object.fromEntries(fields).message),
      SOON,
    )
    .toEqual(['It is slow.']);

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

test('where the form shows a failure, it takes that back once the message was sent', async ({
  page,
  mailbox,
}) => {
  await serveWithSwitches(page, PATH, { showsFailure: true });
  const form = await visitAndFill(page);
  await expect(form.root).toHaveAttribute('data-enhanced', '');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await form.sendInVain();
  // The same message again.
  await form.sendInVain();
  const alert = form.root.getByRole('alert');
  await expect(alert).toBeVisible();
  await page.context().setOffline(false);
  await expectOneMail(mailbox);
  await expect(alert).toBeHidden();
  await expect(form.root.locator('[data-sent]')).not.toBeEmpty();
  await expect.poll(async () => (await form.getValues()).join('')).toBe('');
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

test('sends a waiting message once, though two further tabs open at once', async ({
  page,
  mailbox,
  context,
}) => {
  await page.clock.install();
  const form = await visitAndFill(page);
  await mailbox.fail({ drop: true });
  await form.sendInVain();
  let requests = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route(MAIL, async (route) => {
    requests += 1;
    await held;
    await route.continue();
  });
  const others = [await context.newPage(), await context.newPage()];
  await Promise.all(others.map((other) => other.goto(ELSEWHERE)));
  await expect.poll(() => requests).toBe(1);
  // The pause after which the first tab tries again, and the second that requests are apart.
  await page.clock.fastForward(10_000);
  for (const other of others) await waitForEnhancers(other);
  answer();
  await expectOneMail(mailbox);
  for (const other of others) await expect.poll(() => countWaiting(other)).toBe(0);
  expect(requests).toBe(1);
});
