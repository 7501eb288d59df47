import type { Page } from '@playwright/test';
import { OUTBOX } from '../../components/islands/delivery/entry';
import { consultationForm, enquiry, valuesOf } from './support/forms';
import { serveWith } from './support/settings';
import { expect, test, visit } from './support/test';

const PATH = '/contact';
/** A page without a form. */
const ELSEWHERE = '/services/devops';
/** The first pauses add up to less. */
const SOON = { timeout: 20_000 };

test.use({ tolerated: /was not sent|refused for good|Failed to load resource|^4\d\d|^500/ });

/** Presses Send and waits until it has failed. */
async function fail(page: Page) {
  const form = consultationForm(page);
  const logged = page.waitForEvent('console', (message) => /was not sent/.test(message.text()));
  await form.button.click();
  await logged;
  await expect(form.button).toBeEnabled();
  return form;
}

/** What waits on the device, as the browser keeps it. */
const waiting = (page: Page) =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          if (!db.objectStoreNames.contains('waiting')) return resolve(0);
          const counting = db.transaction('waiting').objectStore('waiting').count();
          counting.onsuccess = () => {
            db.close();
            resolve(counting.result);
          };
        };
      }),
    OUTBOX,
  );

const isMarked = (page: Page) => page.evaluate((key) => localStorage.getItem(key) !== null, OUTBOX);

const messages = (mails: readonly { fields: [string, string][] }[]) =>
  mails.map(({ fields }) => fields.find(([name]) => name === 'message')?.[1]);

test('what failed goes by itself, and the form does not notice', async ({ page, mailbox }) => {
  await visit(page, PATH);
  await consultationForm(page).fill();
  await mailbox.fail({ status: 500, times: 2 });
  const form = await fail(page);
  expect(await waiting(page)).toBe(1);
  expect(await isMarked(page)).toBe(true);
  await expect.poll(async () => (await mailbox.mails()).length, SOON).toBe(1);
  await expect.poll(() => waiting(page)).toBe(0);
  await expect.poll(() => isMarked(page)).toBe(false);
  expect(await valuesOf(form.root)).toEqual(enquiry.map(([, , value]) => value));
  await expect(form.button).toHaveText('Send Message');
  const status = form.root.getByRole('status');
  await expect(status).toBeEmpty();

  // Sent again after it went, it is answered as success.
  await form.button.click();
  await expect(status).toHaveText(/^Your message was sent\./);
  await expect(form.root.getByLabel('Name')).toHaveValue('');
  expect(await mailbox.mails()).toHaveLength(1);
});

test('offline it waits, and goes as soon as there is a network', async ({ page, mailbox }) => {
  await visit(page, PATH);
  await consultationForm(page).fill();
  // The library is there before the network goes.
  await expect(page.locator('[data-island][data-ready]').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await fail(page);
  expect(await mailboxOffline(page)).toBe(1);
  await page.context().setOffline(false);
  await expect.poll(async () => messages(await mailbox.mails()), SOON).toEqual(['It is slow.']);
});

/** The mailbox cannot be asked without a network; the device can. */
const mailboxOffline = (page: Page) => waiting(page);

test('the next visit of any page sends what waits', async ({ page, mailbox, context }) => {
  await visit(page, PATH);
  await consultationForm(page).fill();
  await mailbox.fail({ drop: true });
  await fail(page);
  await page.close();
  const next = await context.newPage();
  await next.goto(ELSEWHERE);
  await expect.poll(async () => messages(await mailbox.mails()), SOON).toEqual(['It is slow.']);
  await expect.poll(() => isMarked(next)).toBe(false);
});

test('a tab that is reloaded while it sends loses nothing', async ({ page, mailbox }) => {
  await visit(page, PATH);
  const form = consultationForm(page);
  await form.fill();
  await mailbox.fail({ hang: true });
  const asked = page.waitForRequest(/send-form$/);
  await form.button.click();
  await asked;
  await page.reload();
  await expect.poll(async () => messages(await mailbox.mails()), SOON).toEqual(['It is slow.']);
});

test('two tabs send it once', async ({ page, mailbox, context }) => {
  await visit(page, PATH);
  await consultationForm(page).fill();
  await mailbox.fail({ status: 500 });
  await fail(page);
  const other = await context.newPage();
  await other.goto(ELSEWHERE);
  await expect.poll(async () => (await mailbox.mails()).length, SOON).toBe(1);
  // Past the pause after which the first tab tries.
  await page.waitForFunction((until) => Date.now() > until, Date.now() + 6000);
  expect(await mailbox.mails()).toHaveLength(1);
});

test('sent again while it waits it is mailed once, and a corrected one takes its place', async ({
  page,
  mailbox,
}) => {
  await visit(page, PATH);
  await consultationForm(page).fill();
  await mailbox.fail({ status: 500, times: 3 });
  const form = await fail(page);
  await fail(page);
  expect(await waiting(page)).toBe(1);
  await form.root.getByLabel('Email Address').fill('asha@example.org');
  await form.root.getByLabel('Message').fill('It is very slow.');
  await fail(page);
  expect(await waiting(page)).toBe(1);
  await expect
    .poll(async () => messages(await mailbox.mails()), SOON)
    .toEqual(['It is very slow.']);
  await expect.poll(() => waiting(page)).toBe(0);
});

for (const status of [400, 403]) {
  test(`what is refused with ${status} does not wait`, async ({ page, mailbox }) => {
    await visit(page, PATH);
    await consultationForm(page).fill();
    await mailbox.fail({ status });
    await fail(page);
    await expect.poll(() => waiting(page)).toBe(0);
    await expect.poll(() => isMarked(page)).toBe(false);
  });
}

test('what is refused later is dropped, and that is logged', async ({ page, mailbox }) => {
  await visit(page, PATH);
  await consultationForm(page).fill();
  await mailbox.fail({ status: 500 });
  await mailbox.fail({ status: 403 });
  const logged = page.waitForEvent('console', {
    predicate: (message) => /refused for good/.test(message.text()),
    ...SOON,
  });
  await fail(page);
  await logged;
  await expect.poll(() => waiting(page)).toBe(0);
  expect(await mailbox.mails()).toEqual([]);
});

test('switched off it keeps nothing', async ({ page, mailbox }) => {
  await serveWith(page, PATH, ({ delivery }: { delivery: object }) => ({
    delivery: { ...delivery, outbox: false },
  }));
  await visit(page, PATH);
  await consultationForm(page).fill();
  await mailbox.fail({ status: 500 });
  await fail(page);
  expect(await isMarked(page)).toBe(false);
  expect(await waiting(page)).toBe(0);
});

test('where the browser keeps nothing, a form is sent as ever', async ({ page, mailbox }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
  });
  await visit(page, PATH);
  const form = consultationForm(page);
  await form.fill();
  await form.button.click();
  await expect(form.root.getByLabel('Name')).toHaveValue('');
  expect(await mailbox.mails()).toHaveLength(1);
});

test('a page on which nothing waits fetches nothing of it', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/_islands/')) scripts.push(response.text());
  });
  await visit(page, PATH);
  await page.waitForLoadState('networkidle');
  const code = (await Promise.all(scripts)).join('\n');
  expect(code).not.toContain('indexedDB');
  expect(code).not.toContain('lib_version');
});
