/**
 * Does what owners do, on a copy of the site, and expects every check to stay green: `npm run test:owners`.
 * The copy has the small set of content of `content-start`, photographs, and its words in a made-up language,
 * so a text of its pages that comes from code is found.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { takeStart } from '../../scripts/author/own/take-start';
import { PREVIEW } from '../../scripts/site/out';
import { copySite, openCopy } from '../variants/copy';
import { readModels } from './models';
import { addPhotographs } from './photographs';
import { translate } from './pseudo';
import { findTraces } from './traces';
import { expectTranslated } from './untranslated';

const FOLDER = '.variants/owners';

/** The letters of the made-up language take two bytes each, so its pages are heavier than any other's. */
const OF_OTHER_LANGUAGES = 'ten packets';

/**
 * Runs a command in the copy, and prints how long it took.
 *
 * @throws with its output, if it fails
 */
function run(env: Record<string, string>, command: string, ...args: readonly string[]): void {
  const start = Date.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: FOLDER,
    encoding: 'utf8',
    maxBuffer: 1e9,
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  const step = [command, ...args].join(' ');
  if (status !== 0) throw new Error(`${stdout}\n${stderr}\nowners: ${step} failed.`);
  console.log(`owners: ${step} passed in ${Math.round((Date.now() - start) / 1000)} s`);
}

try {
  copySite(FOLDER);
  const copy = openCopy(FOLDER);
  takeStart(FOLDER);
  addPhotographs(copy);
  translate(copy, await readModels());
  run({}, 'npm', 'run', 'format');
  run({}, 'npm', 'run', 'check');
  run({}, 'npx', 'jest');
  run({}, 'npm', 'run', 'build:test');
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
  const leftOut = `@sweep|film.spec|${OF_OTHER_LANGUAGES}`;
  run({}, 'npm', 'run', 'test:browser', '--', '--grep-invert', leftOut);
  // The smoke tests also run on the site as Next exports it.
  const plain = { PLAIN_NEXT: '1' };
  run(plain, 'npm', 'run', 'build:test');
  run(plain, 'npm', 'run', 'test:browser', '--', '--grep', '@smoke', '--grep-invert', leftOut);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
