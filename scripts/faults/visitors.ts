import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Service } from './service';

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

/** Fills the form, presses Send and waits until the form tells how it ended. */
async function send(page: Page, service: Service, number: number): Promise<End> {
  await service.rest();
  const reloads = service.reloads();
  let failed = false;
  const onConsole = (message: { text: () => string }) => {
    if (message.text().includes('was not sent')) failed = true;
  };
  page.on('console', onConsole);
  try {
    await fill(page, number);
    await form(page).getByRole('button', { name: 'Send Message' }).click();
    const name = form(page).getByLabel('Name');
    for (const end = Date.now() + LONGEST; Date.now() < end; await pause(10)) {
      if (service.reloads() !== reloads) return 'reloaded';
      if (failed) return 'failed';
      if ((await name.inputValue().catch(() => null)) === '') return 'sent';
    }
    throw new Error('A press of Send did not end.');
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
  service: Service,
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
      await service.quiet();
      await page.reload();
    }
  }
}

/** How many forms wait in the page's outbox. */
export const waitingIn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('outbox');
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
  );
