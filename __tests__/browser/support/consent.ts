import type { Page } from '@playwright/test';
import { site } from '@/content/site/site';

const { question } = site().analytics;

/** The question whether the tracker may count the visit. */
export const getQuestion = (page: Page) => page.getByRole('region', { name: question.title });

/** The dialog that asks it again. It stands before the question in the HTML. */
export const getChoicesDialog = (page: Page) => page.getByRole('dialog', { name: question.title });

/** A button that answers the question, in the dialog if that is open. */
export const getAnswer = (page: Page, answer: 'accept' | 'refuse') =>
  getChoicesDialog(page)
    .or(getQuestion(page))
    .getByRole('button', { name: question[answer] })
    .filter({ visible: true })
    .first();

/** The button in the footer that opens the dialog. */
export const getChoices = (page: Page) => page.getByRole('button', { name: question.reopen });

/** Makes the browser send Global Privacy Control. Runs in the page before its own scripts. */
export const setPrivacyControl = () =>
  Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
