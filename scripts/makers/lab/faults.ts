/**
 * Asks whether a form keeps what components/islands/delivery/README.md promises. Brings a visitor into each
 * state of faults/states.ts, and fails if the mail is lost or comes too often.
 *
 * `npm --prefix scripts/makers/lab run faults`, or `… run faults -- clock` for the states whose name has "clock", or
 * `… run faults -- random 7 60` for sixty states that are drawn from the seed 7.
 * Needs a site from `npm run build:test`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createMailboxMiddleware } from '../../serve/mailbox/http';
import { usesStandIn } from '../../serve/mailbox/uses-stand-in';
import { startPreview } from '../../serve/preview/server';
import { PREVIEW } from '../../site/out';
import { drawStates } from './faults/random';
import { states } from './faults/states';
import type { Step } from './faults/steps';
import { Visitor } from './faults/visitor';

/** How many browsers run at a time. */
const BROWSERS = 5;
/** How often the visitor comes again, and how long the message may take until then. */
const VISITS = 2;
const MAILED_MS = 20_000;
/** How long a second mail may take after another visit. */
const DOUBLED_MS = 3_000;

/** Brings a visitor with a fresh profile into a state. Returns what is wrong with the mails. */
async function runState(steps: readonly Step[], folder: string): Promise<string> {
  const middleware = createMailboxMiddleware(join(folder, 'mails'));
  const preview = await startPreview({ port: 0, middleware });
  const visitor = new Visitor(preview.url, join(folder, 'profile'));
  try {
    await visitor.start();
    for (const step of steps) await step(visitor);
    await visitor.mend();
    const isMissing = async () => !visitor.said && (await visitor.countMails()) === 0;
    for (let visits = 0; visits < VISITS; visits += 1) {
      for (const end = Date.now() + MAILED_MS; Date.now() < end && (await isMissing()); )
        await pause(100);
      await visitor.openTab();
    }
    await pause(DOUBLED_MS);
    if (await isMissing()) return 'the mail is lost';
    const mails = await visitor.countMails();
    return mails > 1 + visitor.lostAnswers ? `the mail came ${mails} times` : '';
  } catch (error) {
    return String(error);
  } finally {
    await visitor.context.close().catch(() => {});
    await preview.close();
  }
}

/** Chooses the states by the arguments of the command. */
const chooseStates = ([part = '', seed = '1', count = '60']: readonly string[]) =>
  part === 'random'
    ? Object.entries(drawStates(Number(seed), Number(count)))
    : Object.entries(states).filter(([name]) => name.includes(part));

/** Brings visitors into each of these states. */
async function runStates(
  folder: string,
  chosen: readonly [name: string, steps: readonly Step[]][],
): Promise<void> {
  const began = Date.now();
  const left = chosen.entries();
  const work = async () => {
    for (const [number, [name, steps]] of left) {
      const wrong = await runState(steps, join(folder, String(number)));
      console.log(wrong === '' ? `✓ ${name}` : `✗ ${name}: ${wrong}`);
      if (wrong !== '') process.exitCode = 1;
    }
  };
  await Promise.all(Array.from({ length: BROWSERS }, work));
  console.log(`${chosen.length} states, ${Math.round((Date.now() - began) / 1000)} s`);
}

if (!usesStandIn(PREVIEW))
  throw new Error(
    `The site in ${PREVIEW} does not use the stand-in: run "npm run build:test" first.`,
  );
const folder = await mkdtemp(join(tmpdir(), 'faults-'));
try {
  await runStates(folder, chooseStates(process.argv.slice(2)));
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
