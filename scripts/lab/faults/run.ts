import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { OPEN_TIMEOUT_MS } from '../../../components/islands/delivery/deadline';
import { seededRandom } from '../../author/random';
import { type Mailbox, openMailbox } from '../../serve/mailbox/mailbox';
import { speedUp } from './clock';
import type { Outcome } from './outcomes';
import { FaultyService } from './service';
import { countWaiting, getVisitorName, sendForms } from './visitors';

const PATH = '/contact';
/** The pages' clock is this many times as fast as the machine's. */
const CLOCK_SPEED = 20;
/** How long the outbox may take to send everything after the faults have stopped, in real time. */
const CLEAR_TIMEOUT_MS = 180_000;

/** The result of a run. */
export type Report = {
  forms: number;
  mails: number;
  outcomes: ReadonlyMap<Outcome, number>;
  /** How many forms were mailed once. */
  once: number;
  /** How many mails were sent again. */
  repeated: number;
  /** The visitors whose form was never mailed. */
  missing: string[];
  /** The visitors whose form was mailed again without a lost answer. */
  duplicated: string[];
  /** The messages of exceptions in the page. */
  errors: string[];
};

function countMails(mailbox: Mailbox): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { fields } of mailbox.mails()) {
    const [name = ''] = fields.find(([field]) => field === 'email')?.[1].split('@') ?? [];
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** Visits the page again and again until its outbox is empty. */
async function emptyOutbox(page: Page, service: FaultyService): Promise<void> {
  for (const end = Date.now() + CLEAR_TIMEOUT_MS; Date.now() < end; ) {
    await service.settle();
    await service.leave(() => page.goto(PATH));
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if ((await countWaiting(page)) === 0) return;
      await pause(50);
    }
  }
}

/**
 * Sends forms from a page of the built site through a failing service, and counts the mails.
 *
 * @param folder the folder of the mails
 * @param seed the same seed gives the same faults and visitors
 */
export async function runFaults(
  page: Page,
  { forms, seed, folder }: { forms: number; seed: number; folder: string },
): Promise<Report> {
  // The timeout for opening IndexedDB must keep its real length, because the browser is not faster.
  const clock = await speedUp(page.context(), CLOCK_SPEED, OPEN_TIMEOUT_MS);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const mailbox = openMailbox({ folder, now: clock.now });
  const service = new FaultyService({ page, mailbox, clock, random: seededRandom(seed) });
  await service.start();
  await page.goto(PATH);
  await sendForms(page, service, forms, seededRandom(seed + 1));
  service.failing = false;
  await service.settle();
  await emptyOutbox(page, service);

  const counts = countMails(mailbox);
  const visitors = Array.from({ length: forms }, (_, i) => getVisitorName(i + 1));
  const copies = (name: string) => counts.get(name) ?? 0;
  return {
    forms,
    mails: mailbox.mails().length,
    outcomes: service.outcomes,
    once: visitors.filter((name) => copies(name) === 1).length,
    repeated: visitors.reduce((sum, name) => sum + Math.max(0, copies(name) - 1), 0),
    missing: visitors.filter((name) => copies(name) === 0),
    duplicated: visitors.filter((name) => copies(name) > 1 + (service.lostAnswers.get(name) ?? 0)),
    errors,
  };
}
