import { TRAP } from '../../components/islands/delivery/message';
import { getSentFields } from '../support/formFacts';
import { forms, getIds, getMailFields, openForm, type TestedForm } from './support/forms';
import { holdRequests, ISLANDS, MAIL } from './support/requests';
import { SMOKE } from './support/smoke';
import { SWEEP } from './support/sweep';
import { expect, test, visit } from './support/test';

type Sizes = {
  /** Long values, with the labels and the names of their fields. */
  long: readonly (readonly [label: string, name: string, value: string])[];
  skills: readonly string[];
  /**
   * A value that is too large for the mail service, the number of characters to remove, and a value
   * that fits.
   */
  tooLong: { value: string; by: number; fits: string };
};

const SIZES: Record<TestedForm['mail'], Sizes> = {
  Consultation: {
    long: [
      ['Subject', 'subject', 'Tills '.repeat(500)],
      ['Message', 'message', `${'म'.repeat(60)}\n`.repeat(250)],
    ],
    skills: [],
    tooLong: { value: 'म'.repeat(17_000), by: 400, fits: 'म'.repeat(16_600) },
  },
  'Job inquiry': {
    long: [
      ['Job role', 'job_role', 'Engineer '.repeat(100)],
      ['Cover letter', 'cover_letter', 'म'.repeat(13_000)],
    ],
    skills: Array.from({ length: 12 }, (_, i) => `${i}${'म'.repeat(200)}`),
    tooLong: { value: 'x'.repeat(50_000), by: 200, fits: 'x'.repeat(49_800) },
  },
};

const HOSTILE = [
  ['a script', '<script>alert(1)</script><img src=x onerror=alert(2)>'],
  ['quotes', `"double" 'single' \`back\` \\ {{template}} &amp; %20`],
  ['right to left text', 'مرحبا بالعالم \u202Eabc'],
  ['emoji', '👩🏽‍💻 🇮🇳 e\u0301'],
  ['a null byte', 'before\u0000after'],
  ['mail headers', 'x\nBcc: eve@example.com\n\n.\nQUIT'],
] as const;

/** Browsers send every line break as these two characters. */
const withLineBreaks = (value: string) => value.replaceAll('\n', '\r\n');

for (const facts of forms) {
  const { path, labels } = facts;
  const sizes = SIZES[facts.mail];

  test.describe(`the form "${facts.name}"`, () => {
    test('sends exactly its fields, once, and is empty afterwards', { tag: SMOKE }, async ({
      page,
      mailbox,
    }) => {
      await visit(page, path);
      const form = await openForm(page, facts);
      await form.button.click();
      await expect(form.root.getByText('Name is required')).toBeVisible();
      await form.fill();
      const end = await holdRequests(page, MAIL);
      await form.button.click();
      await expect(form.button).toHaveText('Submitting...');
      await expect(form.button).toBeDisabled();
      await expect(form.root.locator('[data-heard]')).toHaveText('Submitting...');
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
      await expect(empty.root.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    });

    test('mails very long values in full', async ({ page, mailbox }) => {
      await visit(page, path);
      const form = await openForm(page, facts);
      // A limit would cut what a visitor types.
      await expect(form.root.locator('[maxlength]')).toHaveCount(0);
      await form.fill(Object.fromEntries(sizes.long.map(([label, , value]) => [label, value])));
      for (const skill of sizes.skills) await form.addSkill(skill);
      await form.button.click();
      await form.expectDone();
      const [mail] = await mailbox.mails();
      const sent = Object.fromEntries(mail?.fields ?? []);
      for (const [, name, value] of sizes.long) expect(sent[name]).toBe(withLineBreaks(value));
      const skills = [...facts.skills, ...sizes.skills].join(', ');
      expect(sent.skills ?? '').toBe(skills);
    });

    test('does not send a message that is too large, and says how many characters to remove', async ({
      page,
      mailbox,
    }) => {
      const { value, by, fits } = sizes.tooLong;
      await visit(page, path);
      const form = await openForm(page, facts);
      await form.fill({ [labels.longest]: value });
      await form.button.click();
      const field = form.getField(labels.longest);
      const message = `Too long to send. Please shorten this by about ${by} characters.`;
      await expect(field).toHaveAccessibleDescription(message);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(value);
      expect(await mailbox.mails()).toEqual([]);
      await field.fill(fits);
      await expect(form.root.getByText(message)).toHaveCount(0);
      await form.button.click();
      await form.expectDone();
      expect(await mailbox.mails()).toHaveLength(1);
    });

    for (const [kind, value] of HOSTILE) {
      // Both forms are sent by the same code.
      const tag = facts === forms[0] ? [] : SWEEP;
      test(`mails ${kind} unchanged`, { tag }, async ({ page, mailbox }) => {
        page.on('dialog', () => {
          throw new Error('Something was executed.');
        });
        await visit(page, path);
        const form = await openForm(page, facts);
        await form.fill();
        // As a paste leaves it: nobody can type a null byte.
        await form.getField(labels.longest).evaluate((field: HTMLTextAreaElement, text) => {
          field.value = text;
        }, value);
        await form.button.click();
        await expect.poll(async () => (await mailbox.mails()).length).toBe(1);
        const [mail] = await mailbox.mails();
        const name = facts.fields.find(({ label }) => label === labels.longest)?.name ?? '';
        expect(Object.fromEntries(mail?.fields ?? [])[name]).toBe(withLineBreaks(value));
        await page.goto('/__mailbox');
        await expect(page.getByRole('article')).toHaveCount(1);
      });
    }

    test.describe('before its scripts arrive', () => {
      test('keeps a press of its button, and shows its errors when the scripts arrive', async ({
        page,
      }) => {
        const end = await holdRequests(page, ISLANDS);
        await page.goto(path);
        const form = await openForm(page, facts);
        await form.button.click();
        end('arrive');
        for (const [, message] of facts.required) {
          await expect(form.root.getByText(message)).toBeVisible();
        }
        await expect(page).toHaveURL(path);
      });

      test.describe('if they never arrive', () => {
        test.use({ tolerated: /./ });

        test('posts itself', async ({ page, mailbox }) => {
          const end = await holdRequests(page, ISLANDS);
          await page.goto(path);
          const form = await openForm(page, facts);
          await form.fillUnscripted();
          await form.button.click();
          end('fail');
          await expect(page.getByText('OK', { exact: true })).toBeVisible();
          expect(new URL(page.url()).search).toBe('');
          const mails = await mailbox.mails();
          expect(mails.map(({ fields }) => fields.length)).toEqual([
            getSentFields(facts).length + [TRAP].length + getIds(facts.template).length,
          ]);
        });
      });
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
