/**
 * Does what owners do, on copies of the site, and expects every check to stay green: `npm run test:owners`.
 * Both copies have the small set of content of `content-start`.
 *
 * The first has the choices of a trial, and its words in a made-up language, so a text of its pages that comes
 * from code is found. The second has choices that are drawn from a seed. `npm run test:owners -- 3` tests those
 * of the seed 3 alone.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { takeStart } from '../../scripts/author/own/take-start';
import { PREVIEW } from '../../scripts/site/out';
import { type Copy, copySite, openCopy } from '../variants/copy';
import { drawChoices, TRIAL } from './choices';
import { choose } from './choose';
import { readModels } from './models';
import { translate } from './pseudo';
import { findTraces } from './traces';
import { expectTranslated } from './untranslated';

const TRANSLATED = '.variants/owners';
const DRAWN = '.variants/owners-drawn';

/** What takes long, and is tested on the delivered site alone. */
const LONG = '@sweep|film.spec';

/** The letters of the made-up language take two bytes each, so its pages are heavier than any other's. */
const NOT_TRANSLATED = `${LONG}|ten packets`;

/** The seed of the choices that every run tests. */
const SEED = 2;

/** Runs commands in a copy. */
type Run = (env: Record<string, string>, command: string, ...args: readonly string[]) => void;

/**
 * Runs a command in a copy, and prints how long it took.
 *
 * @throws with its output, if it fails
 */
const runIn =
  (folder: string): Run =>
  (env, command, ...args) => {
    const start = Date.now();
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e9,
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    });
    const step = [command, ...args].join(' ');
    if (status !== 0) throw new Error(`${stdout}\n${stderr}\nowners: ${step} failed.`);
    console.log(`owners: ${step} passed in ${Math.round((Date.now() - start) / 1000)} s`);
  };

/** Makes a copy another agency's, with the small set of content. */
function makeCopy(folder: string): Copy {
  copySite(folder);
  takeStart(folder);
  return openCopy(folder);
}

/** Runs what `npm test` runs, on a copy. */
function testCopy(run: Run, leftOut: string): void {
  run({}, 'npm', 'run', 'format');
  run({}, 'npm', 'run', 'check');
  run({}, 'npx', 'jest');
  run({}, 'npm', 'run', 'build:test');
  run({}, 'npm', 'run', 'test:browser', '--', '--grep-invert', leftOut);
}

async function testTranslated(): Promise<void> {
  const run = runIn(TRANSLATED);
  const copy = makeCopy(TRANSLATED);
  const findModel = readModels();
  // The search has no rules for a language that nobody speaks.
  choose(copy, { ...TRIAL, hasSearch: false }, findModel);
  translate(copy, findModel);
  testCopy(run, NOT_TRANSLATED);
  if (copy.exists('out') || copy.exists('hosts'))
    throw new Error(
      '"npm run build:test" changed out/ or hosts/, which "npm run build" alone writes.',
    );
  expectTranslated(join(TRANSLATED, PREVIEW));
  const traces = findTraces(copy);
  if (traces.length > 0)
    throw new Error(
      `The copy is another's, and leaves out pages, but its build has:\n${traces.join('\n')}`,
    );
  // The smoke tests also run on the site as Next exports it.
  const plain = { PLAIN_NEXT: '1' };
  run(plain, 'npm', 'run', 'build:test');
  run(
    plain,
    'npm',
    'run',
    'test:browser',
    '--',
    '--grep',
    '@smoke',
    '--grep-invert',
    NOT_TRANSLATED,
  );
}

/** Tests a copy with choices that are drawn from a seed. */
async function testDrawn(seed: number): Promise<void> {
  const choices = drawChoices(seed);
  console.log(`owners: seed ${seed}: ${JSON.stringify(choices)}`);
  choose(makeCopy(DRAWN), choices, readModels());
  testCopy(runIn(DRAWN), LONG);
}

const [seed] = process.argv.slice(2);

try {
  if (seed === undefined) await testTranslated();
  await testDrawn(Number(seed ?? SEED));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
