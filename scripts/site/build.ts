/** Builds the site into `out/`: `npm run build`. README.md lists the steps. */
import './env';
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TRANSLATIONS } from '@/content/files/translations';
import { FURTHER } from '@/content/schema/mirror';
import { languages, toLanguageEnv } from './languages';
import { CACHE, EXPORTED } from './out';
import { timeStep } from './time-step';

/** Waits until a process ends. If it failed, its code is the code of this process too. */
function waitFor(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code !== 0) process.exitCode = code ?? 1;
      resolve();
    });
  });
}

/** Waits for steps that run side by side. Ends this process if a step has failed until now. */
async function finish(...steps: readonly Promise<void>[]): Promise<void> {
  await Promise.all(steps);
  if (process.exitCode) process.exit();
}

/** Runs steps in a process of their own, so that what they have read is no more in memory after them. */
const runStepsWith = (env: NodeJS.ProcessEnv, ...names: string[]) =>
  waitFor(fork(fileURLToPath(new URL('./steps.ts', import.meta.url)), names, { env }));

const runSteps = (...names: string[]) => runStepsWith(process.env, ...names);

const { resolve } = createRequire(import.meta.url);
const next = resolve('next/dist/bin/next');
const tsc = join(dirname(resolve('typescript/package.json')), 'bin/tsc');

/** Leaves out the tests, which may import a page that an owner has deleted. */
const TYPES = 'scripts/site/tsconfig.build.json';

const runNode = (args: readonly string[], env: NodeJS.ProcessEnv = process.env) =>
  waitFor(spawn(process.execPath, args, { stdio: 'inherit', env }));

/**
 * Checks the types of what the build needs, or of what changed since the last build. Next would do so
 * while it holds its bundles in memory. One checker needs half of the time and of the memory of the
 * four that the compiler starts.
 */
async function checkTypes(): Promise<void> {
  const known = ['--incremental', '--tsBuildInfoFile', `${CACHE}/types.tsbuildinfo`];
  await runNode([next, 'typegen']);
  await runNode([tsc, '--project', TYPES, ...known, '--checkers', '1']);
}

/** Runs Next's own build, in a folder of its own. */
function buildWithNext(env: NodeJS.ProcessEnv, ...mode: readonly string[]): Promise<void> {
  rmSync(EXPORTED, { recursive: true, force: true });
  return runNode([next, 'build', ...mode], { ...env, NEXT_EXPORT_FOLDER: EXPORTED });
}

/** Renders the pages of a further language by the code that Next has compiled for the first one. */
function renderWithNext(env: NodeJS.ProcessEnv): Promise<void> {
  // Next would export the pages that the list of the first language has.
  rmSync('.next/prerender-manifest.json');
  return buildWithNext(env, '--experimental-build-mode', 'generate');
}

/** Draws the share pictures of each further language, and lists the pages of all, so that they name each other. */
async function prepareLanguages(): Promise<void> {
  rmSync(TRANSLATIONS, { recursive: true, force: true });
  if (languages.length === 0) return;
  process.env.SITE_TRANSLATIONS = '1';
  for (const language of languages) {
    await finish(runStepsWith(toLanguageEnv(language), 'share', 'translations'));
  }
  await finish(runSteps('translations'));
}

/** Builds the pages of each further language, and moves them into the site. */
async function buildLanguages(): Promise<void> {
  for (const language of languages) {
    const env = toLanguageEnv(language);
    await finish(timeStep(`next (${language})`, () => renderWithNext(env)));
    await finish(runStepsWith(env, 'export', 'redirects', 'discovery', 'search', 'join'));
  }
}

if (FURTHER) throw new Error('Unset SITE_LANGUAGE: a build makes all languages.');
// A mistake in a picture must not hide those that the check finds, so the build does not end here.
await runSteps('pictures', 'fonts');
await finish(runSteps('check', 'icons', 'share'), timeStep('types', checkTypes));
await prepareLanguages();
await finish(timeStep('next', () => buildWithNext(process.env)));
await finish(runSteps('export', 'redirects', 'discovery', 'search', 'editor'));
await buildLanguages();
await finish(runSteps('hosts', 'former'));
