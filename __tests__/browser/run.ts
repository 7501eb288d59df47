/**
 * Runs the browser tests on the site that `npm run build:test` built: `npm run test:browser`.
 * `--variant doors` runs a variant's tests on the variant's build (__tests__/variants). Playwright
 * gets all other arguments: `npm run test:browser -- header --headed`.
 */
import '../../scripts/serve/with-languages';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nextEnv from '@next/env';
import { findShell } from '../../scripts/serve/browser';
import { createMailboxMiddleware } from '../../scripts/serve/mailbox/http';
import { usesStandIn } from '../../scripts/serve/mailbox/uses-stand-in';
import { startPreview } from '../../scripts/serve/preview/server';
import { bringBrowser } from '../../scripts/setup/browser/bring';
import { thisMachine } from '../../scripts/setup/browser/this-machine';
import { PREVIEW } from '../../scripts/site/out';
import { getVariantFolder, isVariantName } from '../variants/variants';

const CONFIG = '__tests__/browser/playwright.config.ts';

nextEnv.loadEnvConfig(process.cwd());

/** Separates this program's own option from Playwright's arguments. */
function readArguments(): { variant: string; forPlaywright: string[] } {
  const forPlaywright = process.argv.slice(2);
  const at = forPlaywright.indexOf('--variant');
  if (at === -1) return { variant: '', forPlaywright };
  const [, variant = ''] = forPlaywright.splice(at, 2);
  return { variant, forPlaywright };
}

/**
 * Finds the folder of the exported site.
 *
 * @throws if the site was not built for these tests
 */
function findSite(variant: string): string {
  if (variant !== '') {
    if (!isVariantName(variant)) throw new Error(`There is no variant "${variant}".`);
    const site = join(getVariantFolder(variant), 'out');
    if (existsSync(site)) return site;
    throw new Error(`${site} is missing. Run "tsx __tests__/variants/build.ts ${variant}" first.`);
  }
  if (process.env.NEXT_PUBLIC_BASE_PATH) {
    throw new Error(
      'The browser tests need a site without a base path. Unset NEXT_PUBLIC_BASE_PATH and build again.',
    );
  }
  if (usesStandIn(PREVIEW)) return PREVIEW;
  throw new Error(
    `The site in ${PREVIEW} does not send its mails to the stand-in for the mail service. Run "npm run build:test" first.`,
  );
}

/** Runs Playwright and returns its exit code. */
function playwright(options: readonly string[], env: Record<string, string>): Promise<number> {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const child = spawn(process.execPath, [cli, 'test', '--config', CONFIG, ...options], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', (code) => resolve(code ?? 1));
  });
}

try {
  const { variant, forPlaywright } = readArguments();
  const site = findSite(variant);
  const chromium = await bringBrowser(thisMachine);
  const mails = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const preview = await startPreview({
    port: 0,
    root: site,
    middleware: createMailboxMiddleware(mails),
  });
  try {
    const shell = findShell(chromium);
    console.log(`Browser tests in ${[...new Set([shell.path, chromium.path])].join(' and ')}`);
    process.exitCode = await playwright(forPlaywright, {
      VARIANT: variant,
      BASE_URL: preview.url,
      CHROMIUM_PATH: chromium.path,
      CHROMIUM_ARGS: chromium.args.join(' '),
      SHELL_PATH: shell.path,
      SHELL_ARGS: shell.args.join(' '),
    });
  } finally {
    await preview.close();
    await rm(mails, { recursive: true });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
