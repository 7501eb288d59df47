/**
 * Does what owners do, on two copies of the site, and expects every check to stay green:
 * `npm run test:owners`. The tests of the client's own words are left out, and pictures are not compared.
 */
import { spawnSync } from 'node:child_process';
import { type Copy, copySite, openCopy } from '../variants/copy';
import { addAll } from './additions';
import { changeFacts } from './facts';
import { removeSome } from './removals';

/** All copies have this folder, one after the other, so that each reuses what Jest keeps of the last. */
const FOLDER = '.variants/owners';

/** The tests of the client's own words. */
const CLIENT = '__tests__/client';

/** The browser tests that show or follow content. All others test behaviour that no content changes. */
const SPECS = [
  'blog',
  'case-studies',
  'contact-panel',
  'exported',
  'figures',
  'footer',
  'map',
  'markup',
  'menu',
  'not-found',
  'pages',
  'people',
  'policy-markup',
  'print',
  'search',
];

/** What owners do. Each returns the addresses of new pages, which are tested too. */
const copies: Record<string, (copy: Copy) => readonly string[]> = {
  additions: addAll,
  changes(copy) {
    removeSome(copy);
    changeFacts(copy);
    return [];
  },
};

/** The tests of npm test in SPECS, and those that every new page has to pass. */
function toPattern(pages: readonly string[]): string {
  const main = `^(?!.*@sweep).*\\b(${SPECS.join('|')})\\.spec`;
  return pages.length === 0 ? main : `${main}|\\bpages\\.spec\\S* (${pages.join('|')}) `;
}

/**
 * Runs a command in the copy, and prints how long it took.
 *
 * @throws with its output, if it fails
 */
function run(name: string, step: string, command: string, args: readonly string[]): void {
  const start = Date.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: FOLDER,
    encoding: 'utf8',
    maxBuffer: 1e9,
    shell: process.platform === 'win32',
  });
  const seconds = Math.round((Date.now() - start) / 1000);
  if (status !== 0) throw new Error(`${stdout}\n${stderr}\n${name}: ${step} failed.`);
  console.log(`${name}: ${step} passed in ${seconds} s`);
}

function testCopy(name: string, change: (copy: Copy) => readonly string[]): void {
  copySite(FOLDER);
  const copy = openCopy(FOLDER);
  if (copy.exists(CLIENT)) copy.remove(CLIENT);
  const pages = change(copy);
  run(name, 'npm run format', 'npm', ['run', 'format']);
  run(name, 'npm run check', 'npm', ['run', 'check']);
  run(name, 'npm run test:unit', 'npm', ['run', 'test:unit']);
  run(name, 'npm run build:test', 'npm', ['run', 'build:test']);
  const tests = ['run', 'test:browser', '--', '--grep', toPattern(pages)];
  run(name, 'the browser tests', 'npm', tests);
}

const start = Date.now();
const wanted = process.argv.slice(2);
try {
  for (const [name, change] of Object.entries(copies)) {
    if (wanted.length === 0 || wanted.includes(name)) testCopy(name, change);
  }
  console.log(`owners: all passed in ${Math.round((Date.now() - start) / 1000)} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
