import type { Locator, Page } from '@playwright/test';
import { jobDescription } from '@/content/collections/job-page';
import { film, inquiryForm } from '@/content/site/shared';
import { site } from '@/content/site/site';
import { expect } from './test';

type Dialog = {
  /** Its name for screen readers. */
  name: string;
  /** The buttons that open it. */
  openers: readonly string[];
  /** The button in it that closes it. */
  closer: string;
};

/** The dialogs of the site. */
const dialogs = {
  menu: { name: site().menu.label, openers: [site().menu.open], closer: site().menu.close },
  contact: {
    name: site().panel.label,
    openers: [site().header.openPanel, site().demoHeader.contact],
    closer: site().panel.close,
  },
  inquiry: {
    name: inquiryForm().title,
    openers: [jobDescription().body.apply, jobDescription().closing.apply],
    closer: inquiryForm().close,
  },
  // A site without the film has no words for it.
  get conversation() {
    const { label: name, open: opener, close: closer } = film().transcript;
    return { name, openers: [opener], closer };
  },
} satisfies Record<string, Dialog>;

type DialogName = keyof typeof dialogs;

/** A dialog, open or not. */
export const getDialog = (page: Page, dialog: DialogName): Locator =>
  page.getByRole('dialog', { name: dialogs[dialog].name, exact: true });

/** The button that opens a dialog. */
export const getOpener = (page: Page, dialog: DialogName): Locator =>
  dialogs[dialog].openers
    .map((name) => page.getByRole('button', { name, exact: true }))
    .reduce((all, each) => all.or(each))
    .filter({ visible: true })
    .first();

/** Opens a dialog by its button and waits until it shows. */
export async function open(page: Page, name: DialogName): Promise<Locator> {
  await getOpener(page, name).click();
  const dialog = getDialog(page, name);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Presses the close button of an open dialog. */
export const pressClose = (page: Page, name: DialogName): Promise<void> =>
  getDialog(page, name).getByRole('button', { name: dialogs[name].closer, exact: true }).click();

/** Closes a dialog by its close button and waits until it has gone. */
export async function close(page: Page, name: DialogName): Promise<void> {
  await pressClose(page, name);
  await expect(getDialog(page, name)).toBeHidden();
}
