import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { OUTBOX } from '../../../components/islands/delivery/entry';
import type { FaultyService } from './service';

/** How long a press may take to end, in real milliseconds: the page's own patience and more. */
const LONGEST = 60_000;

const form = (page: Page) => page.getByRole('form', { name: 'Consultation' });

/** The address of a visitor, which tells their mails from all others. */
export const visitor = (number: number) => `visitor-${number}`;

async function fill(page: Page, number: number): Promise<void> {
  const values = {
    name: `Visitor ${number}`,
    contact_no: String(9_000_000_000 + number),
    email: `${visitor(number)}@example.com`,
    message: `This is message ${number}.`,
  };
  for (const [name, value] of Object.entries(values)) {
    await form(page).locator(`[name="${name}"]`).fill(value);
  }
}

type End = 'sent' | 'failed' | 'reloaded';

/** Tells, from now on, whether the tab still shows the page that it shows now. */
async function markPage(page: Page): Promise<() => Promise<boolean>> {
  const mark = await page.evaluateHandle(() => window).catch(() => null);
  return async () => (await mark?.evaluate(() => true).catch(() => false)) ?? false;
}

/** Fills the form, presses Send and waits until the form tells how it ended. */
async function send(page: Page, service: FaultyService, number: number): Promise<End> {
  await service.rest();
  const isSamePage = await markPage(page);
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
    for (const end = Date.now() + LONGEST; Date.now() < end; await pause(10)) {
      const empty = await isEmpty();
      // A page that came in between has an empty form as well.
      if (!(await isSamePage())) return 'reloaded';
      if (failed) return 'failed';
      if (empty) return 'sent';
    }
    const seen = await form(page)
      .textContent({ timeout: 1000 })
      .catch(() => 'no form');
    throw new Error(`A press of Send did not end at ${page.url()}: ${seen}`);
  } finally {
    page.off('console', onConsole);
  }
}

/**
 * Sends so many forms as people do: whose form went with a reload before it was sent fills it
 * again; where it failed, some press again and some leave it at that; some reload by themselves.
 */
export async function sendForms(
  page: Page,
  service: FaultyService,
  count: number,
  random: () => number,
): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    for (let presses = 1; ; presses += 1) {
      const end = await send(page, service, number);
      if (end === 'sent') break;
      if (service.hasSeen(visitor(number)) && (presses >= 4 || random() < 0.5)) break;
    }
    if (random() < 0.03) {
      await service.rest();
      await service.leave(() => service.reload());
    }
  }
}

/** How many forms wait in the page's outbox. */
export const waitingIn = (page: Page): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const counting = db.transaction('waiting').objectStore('waiting').count();
          counting.onsuccess = () => {
            db.close();
            resolve(counting.result);
          };
        };
      }),
    OUTBOX,
  );
