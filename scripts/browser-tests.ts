/**
 * Runs the browser tests on the site that `npm run build:test` built: `npm run test:browser`; with
 * `--plain` those tagged as smoke on the site as Next exports it: `npm run test:plain`. Other
 * arguments go to Playwright, for example `npm run test:browser -- header --headed`.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nextEnv from '@next/env';
import { ASKING } from '../__tests__/browser/support/asking';
import { PLAIN, SMOKE } from '../__tests__/browser/support/plain';
import { findBrowser, findShell } from './browser';
import { usesStandIn } from './mailbox/built';
import { mailboxServer } from './mailbox/http';
import { startPreview } from './preview/server';

const CONFIG = '__tests__/browser/playwright.config.ts';

const plain = process.argv.includes('--plain');
const root = plain ? PLAIN : 'out';
const asked = process.argv.slice(2).filter((argument) => argument !== '--plain');

nextEnv.loadEnvConfig(process.cwd());

/** Runs Playwright and gives its exit code. */
function playwright(env: Record<string, string>): Promise<number> {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const child = spawn(
    process.execPath,
    [cli, 'test', '--config', CONFIG, ...(plain ? ['--grep', SMOKE] : []), ...asked],
    { stdio: 'inherit', env: { ...process.env, ...env } },
  );
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', (code) => resolve(code ?? 1));
  });
}

try {
  if (process.env.NEXT_PUBLIC_BASE_PATH) {
    throw new Error(
      'The browser tests want a site built for the root: unset NEXT_PUBLIC_BASE_PATH and build again.',
    );
  }
  if (!usesStandIn(root)) {
    throw new Error(
      `The browser tests send mails, and the site in "${root}" is not built to send them to the stand-in: run "npm run ${plain ? 'test:plain' : 'build:test'}" first.`,
    );
  }
  const mails = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const preview = await startPreview({ port: 0, root, beside: mailboxServer(mails) });
  const asking =
    !plain && existsSync(ASKING) ? await startPreview({ port: 0, root: ASKING }) : null;
  try {
    const chromium = await findBrowser();
    const shell = findShell(chromium);
    console.log(`Browser tests in ${[...new Set([shell.path, chromium.path])].join(' and ')}`);
    process.exitCode = await playwright({
      BASE_URL: preview.url,
      ASKING_URL: asking?.url ?? '',
      CHROMIUM_PATH: chromium.path,
      CHROMIUM_ARGS: chromium.args.join(' '),
      SHELL_PATH: shell.path,
      SHELL_ARGS: shell.args.join(' '),
    });
  } finally {
    await preview.close();
    await asking?.close();
    await rm(mails, { recursive: true });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
