/**
 * Asks whether the forms keep what components/islands/delivery/README.md promises. First it sends 300
 * forms of the built site while the mail service fails, the tab reloads and the network is lost, and
 * counts the mails that arrive. Then it brings a browser into each state of faults/states.ts.
 *
 * `npm --prefix scripts/lab run faults`, or `… run faults -- 50 7` for 50 forms with the random seed 7, or
 * `… run faults -- states clock` for the states whose name has "clock". Needs a site from
 * `npm run build:test`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../serve/browser';
import { usesStandIn } from '../serve/mailbox/uses-stand-in';
import { startPreview } from '../serve/preview/server';
import { type Report, runFaults } from './faults/run';
import { runStates } from './faults/run-states';

const [first = '300', second = ''] = process.argv.slice(2);

function print({ outcomes, missing, duplicated, errors, ...rest }: Report): void {
  console.table(Object.fromEntries([...outcomes].sort((a, b) => b[1] - a[1])));
  console.table({
    ...rest,
    missing: missing.length,
    duplicated: duplicated.length,
    errors: errors.length,
  });
  if (missing.length > 0) console.error(`Lost mails, by visitor: ${missing.join(', ')}`);
  if (duplicated.length > 0)
    console.error(`Mails sent again without a lost answer, by visitor: ${duplicated.join(', ')}`);
  for (const error of new Set(errors)) console.error(error);
}

/** Sends forms with random faults. */
async function sendAtRandom(folder: string, forms: number, seed: number): Promise<void> {
  const preview = await startPreview({ port: 0 });
  const { path, args } = findBrowser();
  const browser = await chromium.launch({ executablePath: path, args });
  try {
    const page = await browser.newPage({ baseURL: preview.url, reducedMotion: 'reduce' });
    const began = Date.now();
    const report = await runFaults(page, { forms, seed, folder });
    print(report);
    console.log(`seed ${seed}, ${Math.round((Date.now() - began) / 1000)} s`);
    if (report.missing.length + report.duplicated.length + report.errors.length > 0)
      process.exitCode = 1;
    if (report.once <= forms / 2 || report.outcomes.size <= 4)
      throw new Error(
        'The run is too small: fewer than half of the forms were mailed once, or few kinds of fault happened. Send more forms.',
      );
  } finally {
    await browser.close();
    await preview.close();
  }
}

/** Brings a browser into each state whose name has `part`. */
async function tryStates(folder: string, part: string): Promise<void> {
  const began = Date.now();
  const rows = Object.entries(await runStates(folder, part));
  console.table(Object.fromEntries(rows.map(([name, { wrong: _, ...row }]) => [name, row])));
  for (const [name, { wrong }] of rows) {
    if (wrong === '') continue;
    console.error(`✗ ${name}: ${wrong}`);
    process.exitCode = 1;
  }
  console.log(`${rows.length} states, ${Math.round((Date.now() - began) / 1000)} s`);
}

try {
  if (!usesStandIn('out'))
    throw new Error('The site in out/ does not use the stand-in: run "npm run build:test" first.');
  const folder = await mkdtemp(join(tmpdir(), 'faults-'));
  try {
    const isStates = first === 'states';
    if (!isStates) await sendAtRandom(join(folder, 'random'), Number(first), Number(second || 1));
    await tryStates(join(folder, 'states'), isStates ? second : '');
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
