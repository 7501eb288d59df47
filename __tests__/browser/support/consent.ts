import type { Page } from '@playwright/test';
import { site } from '@/content/site/site';

const { question } = site().analytics;

/** The question whether the tracker may count the visit. */
export const getQuestion = (page: Page) => page.getByRole('region', { name: question.title });

/** A button that answers the question. */
export const getAnswer = (page: Page, answer: 'accept' | 'refuse') =>
  getQuestion(page).getByRole('button', { name: question[answer] });

/** The button in the footer that shows the question again. */
export const getChoices = (page: Page) => page.getByRole('button', { name: question.reopen });
