import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** A form of the site as a test uses it. */
export type Form = {
  /** What holds its fields. */
  root: Locator;
  /** Its submit button, whatever it reads. */
  button: Locator;
  /** The button's words while nothing happens. */
  idle: string;
  /** Fills every field with what has no fault. */
  fill: () => Promise<void>;
  /** Fills it, and then one field with something else. */
  fillWith: (label: string, value: string) => Promise<void>;
};

/** What `fill` types into the consultation form, by the names that are mailed. */
export const enquiry: readonly (readonly [name: string, label: string, value: string])[] = [
  ['name', 'Name', 'Asha Rao'],
  ['contact_no', 'Phone', '9876543210'],
  ['email', 'Email Address', 'asha@example.com'],
  ['subject', 'Subject', 'A till'],
  ['message', 'Message', 'It is slow.'],
];

/** What `fill` types into the job inquiry, apart from its skills. */
export const inquiry: typeof enquiry = [
  ['name', 'Name', 'Asha Rao'],
  ['email', 'Email', 'asha@example.com'],
  ['job_role', 'Job role', 'Engineer'],
  ['contact_no', 'Contact number', '9876543210'],
  ['cover_letter', 'Cover letter', 'Bridges, mostly of words.'],
];

const SUBMIT = 'button[type="submit"]';

/** The consultation form of a page that is open. */
export function consultationForm(page: Page): Form {
  const root = page.getByRole('form', { name: 'Consultation' });
  const fill = async () => {
    for (const [, label, value] of enquiry)
      await root.getByLabel(label, { exact: true }).fill(value);
  };
  return {
    root,
    button: root.locator(SUBMIT).first(),
    idle: 'Send Message',
    fill,
    async fillWith(label, value) {
      await fill();
      await root.getByLabel(label, { exact: true }).fill(value);
    },
  };
}

/** The job inquiry of a page that is open: opens it. */
export async function openInquiry(page: Page): Promise<Form> {
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  const root = page.getByRole('dialog');
  await expect(root).toBeVisible();
  const fill = async () => {
    for (const [, label, value] of inquiry)
      await root.getByLabel(label, { exact: true }).fill(value);
    await addSkill(root, 'React');
  };
  return {
    root,
    button: root.locator(SUBMIT).first(),
    idle: 'Submit Inquiry',
    fill,
    async fillWith(label, value) {
      await fill();
      await root.getByLabel(label, { exact: true }).fill(value);
    },
  };
}

/** Adds a skill by the button. */
export async function addSkill(dialog: Locator, skill: string): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Skill' }).fill(skill);
  await dialog.getByRole('button', { name: 'Add Skill' }).click();
}

/** The values of every named field. */
export const valuesOf = (root: Locator) =>
  root
    .locator('input[name], textarea[name]')
    .evaluateAll((controls) => controls.map((control) => 'value' in control && control.value));
