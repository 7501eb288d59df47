/**
 * Does what owners do, on a copy of the site, and expects every check to stay green: `npm run test:owners`.
 * The copy has other words and facts, and fewer entries. Its build keeps Next's scripts, so the smoke tests
 * run on the site as Next exports it. The tests of the client's own words are left out. Last, the copy is
 * translated, and no text of its pages may come from code.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { standIns } from '../../scripts/serve/mailbox/stand-ins';
import { copySite, openCopy } from '../variants/copy';
import { addArticle } from './additions';
import { changeFacts } from './facts';
import { translate } from './pseudo';
import { removeSome } from './removals';
import { expectTranslated } from './untranslated';

const FOLDER = '.variants/owners';

/** The tests of the client's own words. */
const CLIENT = '__tests__/client';

/** The browser tests that show or follow content. All others test behaviour that no content changes. */
const SPECS = [
  'blog',
  'case-studies',
  'exported',
  'footer',
  'map',
  'markup',
  'menu',
  'not-found',
  'pages',
  'people',
  'search',
];

/** Tests of what only the export of the shipped site does. */
const OF_THE_EXPORT = [
  'leads to another host',
  'works again with the line',
  'compile WebAssembly',
  'stop a host from masking',
  'has its policy and its encoding first',
];

/**
 * Runs a command in the copy, and prints how long it took.
 *
 * @throws with its output, if it fails
 */
function run(command: string, ...args: readonly string[]): void {
  const start = Date.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: FOLDER,
    encoding: 'utf8',
    maxBuffer: 1e9,
    shell: process.platform === 'win32',
    env: { ...process.env, ...standIns, PLAIN_NEXT: '1' },
  });
  const step = [command, ...args].join(' ');
  if (status !== 0) throw new Error(`${stdout}\n${stderr}\nowners: ${step} failed.`);
  console.log(`owners: ${step} passed in ${Math.round((Date.now() - start) / 1000)} s`);
}

try {
  copySite(FOLDER);
  const copy = openCopy(FOLDER);
  if (copy.exists(CLIENT)) copy.remove(CLIENT);
  removeSome(copy);
  changeFacts(copy);
  addArticle(copy);
  run('npm', 'run', 'format');
  run('npm', 'run', 'check');
  // The tests of scripts and styles read no words.
  run('npx', 'jest', 'unit/app', 'unit/components', 'unit/content');
  run('npm', 'run', 'build:test');
  const leftOut = ['@sweep', ...OF_THE_EXPORT].join('|');
  const specs = `^(?!.*(${leftOut})).*(\\b(${SPECS.join('|')})\\.spec|@smoke)`;
  run('npm', 'run', 'test:browser', '--', '--grep', specs);
  await translate(copy);
  run('npm', 'run', 'build:test');
  expectTranslated(join(FOLDER, 'out'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
