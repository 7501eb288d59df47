import { TRAP } from '../../components/islands/delivery/message';
import { getSentFields } from '../support/formFacts';
import { forms, getIds, getMailFields, getSkillsField, openForm } from './support/forms';
import { holdRequests, MAIL } from './support/requests';
import { SMOKE } from './support/smoke';
import { expect, test, visit } from './support/test';

for (const facts of forms) {
  const { path } = facts;

  test.describe(`the form "${facts.name}"`, () => {
    test('sends exactly its fields, once, and is empty afterwards', { tag: SMOKE }, async ({
      page,
      mailbox,
    }) => {
      await visit(page, path);
      const form = await openForm(page, facts);
      // A limit would cut what a visitor types.
      await expect(form.root.locator('[maxlength]')).toHaveCount(0);
      await form.button.click();
      await expect(form.root.getByText(facts.required[0]?.[1] ?? '')).toBeVisible();
      await form.fill();
      const end = await holdRequests(page, MAIL);
      await form.button.click();
      await expect(form.button).toHaveText(facts.pending);
      await expect(form.button).toBeDisabled();
      await expect(form.root.locator('[data-heard]')).toHaveText(facts.pending);
      // A press of the disabled button does nothing.
      await form.button.press('Enter');
      end('arrive');
      await form.expectDone();
      expect(await mailbox.mails()).toMatchObject([
        { form: facts.mail, fields: getMailFields(facts) },
      ]);
      await expect(page).toHaveURL(path);

      const empty = await openForm(page, facts);
      await expect(empty.button).toHaveText(facts.idle);
      await expect(empty.button).toBeEnabled();
      expect((await empty.getValues()).join('')).toBe('');
      await expect(empty.root.locator('[aria-invalid]')).toHaveCount(0);
      await expect(getSkillsField(empty.root).removers).toHaveCount(0);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('is checked by the browser, and posts itself', async ({ page, mailbox }) => {
        await page.goto(path);
        const form = await openForm(page, facts);
        await form.button.click();
        await expect(form.root.locator(':is(input, textarea):invalid')).toHaveCount(
          facts.required.length,
        );
        await expect(page).toHaveURL(path);
        await form.fillUnscripted();
        await form.button.click();
        await expect(page.getByText('OK', { exact: true })).toBeVisible();
        expect(new URL(page.url()).search).toBe('');
        const mails = await mailbox.mails();
        expect(mails.map(({ fields }) => Object.fromEntries(fields))).toEqual([
          Object.fromEntries([...getSentFields(facts), [TRAP, ''], ...getIds(facts.template)]),
        ]);
      });
    });
  });
}
