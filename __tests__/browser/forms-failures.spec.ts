import type { Locator } from '@playwright/test';
import { mail } from '@/content/site/mail';
import { site } from '@/content/site/site';
import { consultation, getSentFields } from '../support/formFacts';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { forms, openForm } from './support/forms';
import { getOverflow } from './support/layout';
import { notice, serveWithSwitches } from './support/settings';
import { blockStorage } from './support/storage';
import { expect, test, visit } from './support/test';

test.use({ tolerated: /was not sent|refuses the forms|Failed to load resource|^4\d\d|^500/ });

/** The words of a form without its clock, which goes on. */
const readWords = (root: Locator) =>
  root.evaluate((element) =>
    [...element.querySelectorAll('[data-clock]')].reduce(
      (text, clock) => text.replace(clock.textContent ?? '', ''),
      element.textContent ?? '',
    ),
  );

for (const facts of forms) {
  const { path } = facts;
  const values = getSentFields(facts).map(([, value]) => value);

  test.describe(`the form "${facts.name}"`, () => {
    test('logs the reason where the service refuses it, keeps its values, shows nothing, and tells screen readers', async ({
      page,
      mailbox,
    }) => {
      test.skip(site().forms.failureNotice, 'the site shows a notice instead.');
      await visit(page, path);
      const form = await openForm(page, facts);
      await form.fill();
      const words = await readWords(form.root);
      const reason = { status: 400, text: 'No user_id' };
      await mailbox.fail({ ...reason, times: 9 });
      const [, error] = (await form.sendInVain()).args();
      expect(await error?.evaluate(({ status, text }) => ({ status, text }))).toEqual(reason);
      await expect(form.button).toHaveText(facts.idle);
      await expect(form.root).toBeVisible();
      expect(await form.getValues()).toEqual(values);
      const { notSent } = mail();
      await expect(form.root.locator('[data-heard]')).toHaveText(notSent);
      expect((await readWords(form.root)).replace(notSent, '')).toBe(words);
      await expect(form.root.getByRole('alert')).toHaveCount(0);
    });

    test('shows an alert with a button that sends again, where the switch is set', async ({
      page,
      mailbox,
    }) => {
      await serveWithSwitches(page, path, { showsFailure: true });
      await visit(page, path);
      const form = await openForm(page, facts);
      await form.fill();
      await mailbox.fail({ status: 400 });
      await form.sendInVain();
      expect(await form.getValues()).toEqual(values);
      const alert = form.root.getByRole('alert');
      await expect(alert).toContainText(notice.text);
      for (const { display, href } of [notice.phone ?? notice.email, notice.email]) {
        await expect(alert.getByRole('link', { name: display })).toHaveAttribute('href', href);
      }
      // On a button under the pointer, axe does not see the disc behind the words.
      await page.mouse.move(0, 0);
      await expectAccessibleInBothThemes(page, 'not sent', 'main form');
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await getOverflow(page)).toBe(0);
      await alert.getByRole('button', { name: notice.retry }).click();
      await form.expectDone();
      await expect(alert).toHaveCount(0);
      expect(await mailbox.mails()).toHaveLength(1);
    });
  });
}

// Both forms are sent by the same code.
test('where storage is blocked, a form is posted if the page is left before a second try', async ({
  page,
  mailbox,
}) => {
  await blockStorage(page);
  await visit(page, '/contact');
  const form = await openForm(page, consultation);
  await form.fill();
  await mailbox.fail({ status: 500 });
  const answered = page.waitForResponse(/send-form$/);
  await form.button.click();
  await answered;
  await page.goto('/__mailbox');
  await expect.poll(async () => (await mailbox.mails()).length).toBe(1);
});
