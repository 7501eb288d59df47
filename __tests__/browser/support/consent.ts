import type { Page } from '@playwright/test';

/** The question whether the tracker may count the visit. */
export const getQuestion = (page: Page) =>
  page.getByRole('region', { name: 'May we count your visit?' });

/** A button that answers the question. */
export const getAnswer = (page: Page, name: 'Accept' | 'Refuse') =>
  getQuestion(page).getByRole('button', { name });

/** The button in the footer that shows the question again. */
export const getChoices = (page: Page) => page.getByRole('button', { name: 'Privacy choices' });
