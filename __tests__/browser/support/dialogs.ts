import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

type Dialog = {
  /** The button that opens it. The contact panel's has another name in header 2. */
  opener: string | RegExp;
  /** The button in it that closes it. */
  closer: string;
};

/** The dialogs of the site by their names. */
const dialogs = {
  Menu: { opener: 'Open menu', closer: 'Close menu' },
  Contact: { opener: /^(Open contact panel|Contact)$/, closer: 'Close panel' },
  'Take the desk': { opener: 'Apply Now', closer: 'Close' },
  'The conversation in writing': {
    opener: 'Read the conversation',
    closer: 'Close the conversation',
  },
} satisfies Record<string, Dialog>;

export type DialogName = keyof typeof dialogs;

/** A dialog, open or not. */
export const getDialog = (page: Page, name: DialogName): Locator =>
  page.getByRole('dialog', { name, exact: true });

/** The button that opens a dialog. */
export const getOpener = (page: Page, name: DialogName): Locator =>
  page
    .getByRole('button', { name: dialogs[name].opener, exact: true })
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
