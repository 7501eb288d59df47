/**
 * Does what an owner does, on a copy of the site, and expects every check to stay green: `npm run test:owners`.
 * The copy has the small set of content of `content-start`, choices that are drawn from a seed, and its words in a
 * made-up language, so a text of its pages that comes from code is found. `npm run test:owners -- 3` draws from the
 * seed 3. `tsx __tests__/owners/owners.ts 3 unspaced` takes a script without blanks instead, and `joined` one from right
 * to left.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { takeStart } from '../../scripts/author/own/take-start';
import { PREVIEW } from '../../scripts/site/out';
import { copySite, openCopy } from '../variants/copy';
import { drawChoices } from './choices';
import { choose } from './choose';
import { edit } from './fields';
import { readModels } from './models';
import { translate } from './pseudo';
import { tongues } from './tongues';
import { findTraces } from './traces';
import { expectTranslated } from './untranslated';

const FOLDER = '.variants/owners';

/**
 * What takes long, and is tested on the delivered site alone. The letters of the made-up language take two bytes each, so
 * its pages are heavier than any other's.
 */
const LEFT_OUT = '@sweep|film.spec|ten packets';

/** The seed of a usual run: an own typeface and photographs, one page left out, a tracker and another mail service. */
const SEED = 226;

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

/** Tests a copy that is another agency's. */
function testOwner(seed: number): void {
  const choices = drawChoices(seed);
  console.log(`owners: seed ${seed}: ${JSON.stringify(choices)}`);
  const run = runIn(FOLDER);
  const findModel = readModels();
  copySite(FOLDER);
  takeStart(FOLDER);
  const copy = openCopy(FOLDER);
  // The search has no rules for a language that nobody speaks.
  choose(copy, { ...choices, hasSearch: false }, findModel);
  translate(copy, findModel, tongues.accented);
  run({}, 'npm', 'run', 'format');
  run({}, 'npm', 'run', 'check');
  run({}, 'npx', 'jest');
  run({}, 'npm', 'run', 'build:test');
  run({}, 'npm', 'run', 'test:browser', '--', '--grep-invert', LEFT_OUT);
  if (copy.exists('out') || copy.exists('hosts'))
    throw new Error(
      '"npm run build:test" changed out/ or hosts/, which "npm run build" alone writes.',
    );
  expectTranslated(join(FOLDER, PREVIEW));
  const traces = findTraces(copy);
  if (traces.length > 0)
    throw new Error(
      `The copy is another's, and leaves out pages, but its build has:\n${traces.join('\n')}`,
    );
  // The smoke tests also run on the site as Next exports it.
  const plain = { PLAIN_NEXT: '1' };
  run(plain, 'npm', 'run', 'build:test');
  run(plain, 'npm', 'run', 'test:browser', '--', '--grep', '@smoke', '--grep-invert', LEFT_OUT);
}

/** Tests the small set of content in another script: its words, its search, its addresses and its pictures. */
function testScript(name: 'unspaced' | 'joined'): void {
  const run = runIn(FOLDER);
  const findModel = readModels();
  copySite(FOLDER);
  takeStart(FOLDER);
  const copy = openCopy(FOLDER);
  edit(copy, 'content/pages/search.yaml', (fields) => fields.delete('draft'));
  translate(copy, findModel, tongues[name]);
  run({}, 'npm', 'run', 'format');
  run({}, 'npm', 'run', 'check');
  run({}, 'npm', 'run', 'build:test');
  run(
    {},
    'npm',
    'run',
    'test:browser',
    '--',
    'pages.spec',
    'search.spec',
    '--grep-invert',
    '@sweep',
  );
  expectTranslated(join(FOLDER, PREVIEW));
}

const [seed = String(SEED), script] = process.argv.slice(2);

try {
  if (script === 'unspaced' || script === 'joined') testScript(script);
  else testOwner(Number(seed));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
