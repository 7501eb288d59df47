import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createMailboxMiddleware } from '../../serve/mailbox/http';
import { startPreview } from '../../serve/preview/server';
import { states } from './states';
import type { Step } from './steps';
import { Visitor } from './visitor';

/** How many browsers run at a time. */
const BROWSERS = 3;
/** How often the visitor comes again, and how long every message may take until then. */
const VISITS = 2;
const MAILED_MS = 20_000;
/** How long a second mail may take after another visit. */
const DOUBLED_MS = 4_000;

/** The result of a state. Without `wrong` it holds what the forms promise. */
export type Row = { sent: number; mailed: number; said: boolean; wrong: string };

const NOT_RUN: Row = { sent: 0, mailed: 0, said: false, wrong: 'not run' };

/** The texts of `from` that are not in `taken`. */
function subtract(from: readonly string[], taken: readonly string[]): string[] {
  const left = [...taken];
  return from.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Brings a visitor into a state, and counts the mails. */
async function runState(steps: readonly Step[], folder: string): Promise<Row> {
  const middleware = createMailboxMiddleware(join(folder, 'mails'));
  const preview = await startPreview({ port: 0, middleware });
  const visitor = new Visitor(preview.url, join(folder, 'profile'));
  const wrong: string[] = [];
  try {
    await visitor.start();
    for (const step of steps) await step(visitor);
    await visitor.mend();
    const missing = async () => (visitor.said ? [] : subtract(visitor.sent, await visitor.mails()));
    for (let visits = 0; visits < VISITS; visits += 1) {
      const end = Date.now() + MAILED_MS;
      while (Date.now() < end && (await missing()).length > 0) await pause(100);
      await visitor.openTab();
    }
    await pause(DOUBLED_MS);
    const lost = await missing();
    const doubled = subtract(await visitor.mails(), visitor.sent).slice(visitor.lostAnswers);
    wrong.push(...lost.map((text) => `lost: ${text}`));
    wrong.push(...doubled.map((text) => `mailed too often: ${text}`));
  } catch (error) {
    wrong.push(String(error));
  }
  const mailed = (await visitor.mails()).length;
  await visitor.context.close().catch(() => {});
  await preview.close();
  return { sent: visitor.sent.length, mailed, said: visitor.said, wrong: wrong.join('\n') };
}

/**
 * Brings a visitor with a fresh browser profile into each state.
 *
 * @param folder for the profiles and the mails
 * @param part a part of the names of the states to run
 */
export async function runStates(folder: string, part: string): Promise<Record<string, Row>> {
  const names = Object.keys(states).filter((name) => name.includes(part));
  const rows: Row[] = [];
  const left = names.entries();
  const work = async () => {
    for (const [number, name] of left)
      rows[number] = await runState(states[name] ?? [], join(folder, String(number)));
  };
  await Promise.all(Array.from({ length: BROWSERS }, work));
  return Object.fromEntries(names.map((name, number) => [name, rows[number] ?? NOT_RUN]));
}
