import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { OUTBOX } from '../../../components/islands/delivery/database';
import type { FaultyService } from './service';

/** The longest time until a form is sent or has failed, in real time. It exceeds the page's timeout. */
const TIMEOUT_MS = 60_000;

const form = (page: Page) => page.getByRole('form', { name: 'Consultation' });

/** The name of a visitor. Their mail address contains it, so that it identifies their mails. */
export const getVisitorName = (number: number) => `visitor-${number}`;

async function fill(page: Page, number: number): Promise<void> {
  const values = {
    name: `Visitor ${number}`,
    contact_no: String(9_000_000_000 + number),
    email: `${getVisitorName(number)}@example.com`,
    message: `This is message ${number}.`,
  };
  for (const [name, value] of Object.entries(values)) {
    await form(page).locator(`[name="${name}"]`).fill(value);
  }
}

type SendResult = 'sent' | 'failed' | 'reloaded';

/** Makes a function that checks whether the tab still shows the same document. */
async function rememberPage(page: Page): Promise<() => Promise<boolean>> {
  const handle = await page.evaluateHandle(() => window).catch(() => null);
  return async () => (await handle?.evaluate(() => true).catch(() => false)) ?? false;
}

/** Fills the form, presses Send and waits for the result. */
async function send(page: Page, service: FaultyService, number: number): Promise<SendResult> {
  await service.settle();
  const isSamePage = await rememberPage(page);
  let failed = false;
  const onConsole = (message: { text: () => string }) => {
    if (message.text().includes('was not sent')) failed = true;
  };
  page.on('console', onConsole);
  try {
    await fill(page, number);
    await form(page).getByRole('button', { name: 'Send Message' }).click();
    const name = form(page).getByLabel('Name');
    const isEmpty = async () => (await name.inputValue().catch(() => null)) === '';
    for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(10)) {
      const empty = await isEmpty();
      // After a reload the form is empty, too.
      if (!(await isSamePage())) return 'reloaded';
      if (failed) return 'failed';
      if (empty) return 'sent';
    }
    const seen = await form(page)
      .textContent({ timeout: 1000 })
      .catch(() => 'no form');
    throw new Error(
      `The form at ${page.url()} was neither sent nor refused in ${TIMEOUT_MS} ms: ${seen}`,
    );
  } finally {
    page.off('console', onConsole);
  }
}

/**
 * Sends `count` forms, as people do. If the tab reloads before a form is sent, the visitor fills it in
 * again. If a form fails, half of the visitors try again. Some visitors reload the page themselves.
 */
export async function sendForms(
  page: Page,
  service: FaultyService,
  count: number,
  random: () => number,
): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    for (let presses = 1; ; presses += 1) {
      const result = await send(page, service, number);
      if (result === 'sent') break;
      if (service.hasSeen(getVisitorName(number)) && (presses >= 4 || random() < 0.5)) break;
    }
    if (random() < 0.03) {
      await service.settle();
      await service.leave(() => service.reload());
    }
  }
}

/** Counts the forms in the page's outbox, and does not create it. */
export const countWaiting = (page: Page): Promise<number> =>
  page.evaluate(async (name) => {
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(opening.error);
      // The page removed it meanwhile.
      opening.onupgradeneeded = () => {
        resolve(0);
        opening.transaction?.abort();
      };
      opening.onsuccess = () => {
        const db = opening.result;
        const counting = db.transaction('waiting').objectStore('waiting').count();
        counting.onsuccess = () => {
          db.close();
          resolve(counting.result);
        };
      };
    });
  }, OUTBOX);
