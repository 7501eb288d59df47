import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { OPEN_TIMEOUT_MS } from '../../../components/islands/delivery/deadline';
import { seededRandom } from '../../build/random';
import { type Mailbox, openMailbox } from '../../serve/mailbox/mailbox';
import { speedUp } from './clock';
import type { Outcome } from './outcomes';
import { FaultyService } from './service';
import { sendForms, visitor, waitingIn } from './visitors';

const PATH = '/contact';
/** How many times as fast as the machine's the pages' clock runs. */
const SCALE = 20;
/** How long the outbox may take to empty once the faults have stopped, in real milliseconds. */
const CLEARS_IN = 180_000;

/** What a fault run found. */
export type Report = {
  forms: number;
  mails: number;
  outcomes: ReadonlyMap<Outcome, number>;
  /** Forms that were mailed once. */
  once: number;
  /** Mails beyond the first, each after one whose answer was lost on its way to the page. */
  repeated: number;
  /** Visitors whose form was never mailed. */
  missing: string[];
  /** Visitors whose form was mailed more often than lost answers explain. */
  doubled: string[];
  /** What scripts in the page threw. */
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

/** Waits until nothing waits any more, as a visitor who comes back now and then. */
async function clear(page: Page, service: FaultyService): Promise<void> {
  for (const end = Date.now() + CLEARS_IN; Date.now() < end; ) {
    await service.rest();
    await service.leave(() => page.goto(PATH));
    for (let looks = 0; looks < 100; looks += 1) {
      if ((await waitingIn(page)) === 0) return;
      await pause(50);
    }
  }
}

/**
 * Sends forms from a page of the built site through a service that fails, and counts what arrived.
 *
 * @param folder where the mails are kept
 * @param seed the same seed gives the same faults and the same visitors
 */
export async function runFaults(
  page: Page,
  { forms, seed, folder }: { forms: number; seed: number; folder: string },
): Promise<Report> {
  // The browser opens its storage no sooner than it does.
  const clock = await speedUp(page.context(), SCALE, OPEN_TIMEOUT_MS);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const mailbox = openMailbox({ folder, now: clock.now });
  const service = new FaultyService({ page, mailbox, clock, random: seededRandom(seed) });
  await service.start();
  await page.goto(PATH);
  await sendForms(page, service, forms, seededRandom(seed + 1));
  service.isCalm = true;
  await service.rest();
  await clear(page, service);

  const counts = countMails(mailbox);
  const visitors = Array.from({ length: forms }, (_, i) => visitor(i + 1));
  const copies = (name: string) => counts.get(name) ?? 0;
  return {
    forms,
    mails: mailbox.mails().length,
    outcomes: service.outcomes,
    once: visitors.filter((name) => copies(name) === 1).length,
    repeated: visitors.reduce((sum, name) => sum + Math.max(0, copies(name) - 1), 0),
    missing: visitors.filter((name) => copies(name) === 0),
    doubled: visitors.filter((name) => copies(name) > 1 + (service.lost.get(name) ?? 0)),
    errors,
  };
}
