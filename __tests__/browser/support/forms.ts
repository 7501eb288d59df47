import type { ConsoleMessage, Locator, Page } from '@playwright/test';
import { inquiryForm } from '@/content/site/shared';
import { consultation, type FormFacts, getSentFields, inquiry } from '../../support/formFacts';
import { getDialog, open } from './dialogs';
import { openJobs } from './routes';
import { expect } from './test';

/** A form, its pages, and the fields that the stand-in for the mail service receives. */
export type TestedForm = FormFacts & {
  /** The page on which most tests use it. */
  path: string;
  template: string;
};

/** The forms of the site. One without an open job has no inquiry. */
export const forms: readonly TestedForm[] = [
  {
    ...consultation,
    path: '/contact',
    template: 'stand-in-consultation',
  },
  ...openJobs.slice(0, 1).map((path) => ({ ...inquiry, path, template: 'stand-in-inquiry' })),
];

/** The ids that a form sends after its fields, with or without the library. */
export const getIds = (template: string): [name: string, value: string][] => [
  ['service_id', 'stand-in-service'],
  ['template_id', template],
  ['user_id', 'stand-in-key'],
];

/** The fields of the mail that a filled form sends by its script. */
export const getMailFields = (form: TestedForm): [name: string, value: unknown][] => [
  ...getSentFields(form),
  ['message_id', expect.any(String)],
  ['lib_version', '4.4.1'],
  ...getIds(form.template),
];

/** A form of a page that is open. */
export type OpenForm = {
  /** The form, or its dialog. */
  root: Locator;
  /** Its submit button, with any label. */
  button: Locator;
  getField: (label: string) => Locator;
  /** Fills every field with its valid value. `others` has other values by their labels. */
  fill: (others?: Record<string, string>) => Promise<void>;
  /** Fills every field as a visitor without scripts does: one field takes all skills. */
  fillUnscripted: () => Promise<void>;
  addSkill: (skill: string) => Promise<void>;
  /** The values of every named field. */
  getValues: () => Promise<string[]>;
  /** Waits until the form is empty, or its dialog has closed. */
  expectDone: () => Promise<void>;
  /** Presses the button and waits until the console says that the message was not sent. */
  sendInVain: () => Promise<ConsoleMessage>;
};

/** The list of skills in the inquiry: its field, and the buttons that add and remove one. */
export function getSkillsField(root: Locator) {
  const { labels, addSkill, removeSkill } = inquiryForm();
  const getRemover = (skill: string) =>
    root.getByRole('button', { name: `${removeSkill} ${skill}`, exact: true });
  return {
    entry: root.getByRole('textbox', { name: labels.skill, exact: true }),
    add: root.getByRole('button', { name: addSkill, exact: true }),
    removers: root.getByRole('button', { name: removeSkill }),
    getRemover,
  };
}

/**
 * A form on the page, or in a dialog that is already open.
 *
 * @param changed finds it where its name was changed
 */
export function getForm(
  page: Page,
  { name, mail, fields, labels, skills }: FormFacts,
  changed?: Locator,
): OpenForm {
  const isInquiry = mail === 'Job inquiry';
  const root =
    changed ?? (isInquiry ? getDialog(page, 'inquiry') : page.getByRole('form', { name }));
  const button = root.locator('button[type="submit"]').first();
  const fieldNames = [...fields.map((field) => field.name), 'skills'];
  const getField = (label: string) => root.getByLabel(label, { exact: true });
  const { entry, add } = getSkillsField(root);

  async function addSkill(skill: string) {
    await entry.fill(skill);
    await add.click();
  }

  return {
    root,
    button,
    getField,
    addSkill,
    async fill(others = {}) {
      for (const { label, value } of fields) await getField(label).fill(others[label] ?? value);
      for (const skill of skills) await addSkill(skill);
    },
    async fillUnscripted() {
      for (const { label, value } of fields) await getField(label).fill(value);
      if (skills.length > 0) await entry.fill(skills.join(', '));
    },
    getValues: () =>
      root.evaluate((box, names) => {
        const element = box instanceof HTMLFormElement ? box : box.querySelector('form');
        const data = element ? [...new FormData(element)] : [];
        return data.filter(([field]) => names.includes(field)).map(([, value]) => String(value));
      }, fieldNames),
    async expectDone() {
      if (isInquiry) await expect(root).toBeHidden();
      else await expect(getField(labels.name)).toHaveValue('');
    },
    async sendInVain() {
      const logged = page.waitForEvent('console', (message) => /was not sent/.test(message.text()));
      await button.click();
      const message = await logged;
      await expect(button).toBeEnabled();
      return message;
    },
  };
}

/** Opens a form: the inquiry's dialog by its button. The consultation form is always open. */
export async function openForm(page: Page, facts: FormFacts): Promise<OpenForm> {
  if (facts.mail === 'Job inquiry') await open(page, 'inquiry');
  return getForm(page, facts);
}
