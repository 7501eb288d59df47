/**
 * Stops `npm run own` at random moments, by each signal and as a power cut does, and expects the files as they
 * were, or all of the new ones in one commit. The next run ends what was begun. On a copy of the site whose
 * steps write small files in place of pictures, so that a run takes seconds:
 *
 *   npx tsx __tests__/owners/stop-own.ts [runs] [seed]
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { OWN_MESSAGE, START } from '../../scripts/author/left/delivered';
import { seededRandom } from '../../scripts/author/random';
import { createGit } from '../../scripts/setup/git';
import { copySite } from '../variants/copy';

const [runs = 6, seed = 7] = process.argv.slice(2).map(Number);

const FOLDER = '.variants/own';
const ANSWERS = 'name: Kestrel\n';

/** The steps of the copy, each of which writes files. */
const STEPS = ['fonts', 'check', 'pictures', 'icons', 'share'];
const writeStep = (name: string) => `import { writeFileSync } from 'node:fs';
for (let i = 0; i < 200; i += 1) writeFileSync(\`public/og/${name}-\${i}.txt\`, 'drawn'.repeat(5000));
`;

/** SIGKILL comes first, so that six runs have it at both moments. One function hears all others. */
const SIGNALS = ['SIGKILL', 'SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

const random = seededRandom(seed);
const git = createGit(FOLDER);

/** Starts a run, in a group of its own. */
function start() {
  const args = ['--import', 'tsx', 'scripts/author/own.ts', '--answers', '../own.yaml'];
  const child = spawn(process.execPath, args, { cwd: FOLDER, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return { child, ended: once(child, 'close').then(([code]) => ({ code, output })) };
}

/** Lists the programs that run, where the system has a folder of them, each with its parent and its group. */
function listPrograms() {
  const names = existsSync('/proc')
    ? readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    : [];
  return names.flatMap((name) => {
    try {
      const [, fields = ''] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ');
      const [state, parent, group] = fields.split(' ');
      return state === 'Z'
        ? []
        : { pid: Number(name), parent: Number(parent), group: Number(group) };
    } catch {
      return []; // It has just ended.
    }
  });
}

/** Sends a signal to a run. SIGKILL goes to its programs, too, as if the power was cut. */
function stop({ pid = 0 }: ChildProcess, signal: (typeof SIGNALS)[number]): void {
  const programs = signal === 'SIGKILL' ? listPrograms() : [];
  const children = programs.filter(({ parent }) => parent === pid);
  for (const each of [pid, ...children.map((child) => child.pid)]) {
    try {
      process.kill(each, signal);
    } catch {
      // It has just ended.
    }
  }
}

/** Calls a function when a run begins to replace files: Git deletes first. */
function watchLastStep(child: ChildProcess, call: () => void): void {
  const watch = setInterval(() => {
    if (existsSync(`${FOLDER}/${START}/agency.yaml`)) return;
    clearInterval(watch);
    call();
  }, 1);
  child.once('exit', () => clearInterval(watch));
}

/** @throws if something is otherwise than expected, with what it is about */
function expectEqual(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${what}: expected ${expected}, found ${found}.`);
}

/** The subject of the last commit, and the files that differ from it. */
const readState = () => `${git(['log', '-1', '--format=%s'])}: ${git(['status', '--porcelain'])}`;

const BEFORE = 'Delivered: ';
const AFTER = `${OWN_MESSAGE}: `;

try {
  const { write } = copySite(FOLDER);
  writeFileSync('.variants/own.yaml', ANSWERS);
  write('package-lock.json', readFileSync('package-lock.json', 'utf8'));
  for (const name of STEPS) write(`scripts/site/${name}.ts`, writeStep(name));
  git(['init', '--quiet']);
  git(['add', '--all', '--', '.', ':!node_modules']);
  git(['-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '-qm', 'Delivered']);
  write('.git/info/exclude', '/node_modules\n');

  const begun = Date.now();
  const whole = start();
  const twin = start();
  const results = await Promise.all([whole.ended, twin.ended]);
  expectEqual('runs that end', results.filter(({ code }) => code === 0).length, 1);
  expectEqual('state', readState(), AFTER);
  const duration = Date.now() - begun;
  const tree = git(['rev-parse', 'HEAD^{tree}']);

  for (let run = 0; run < runs; run += 1) {
    git(['reset', '--quiet', '--hard', 'HEAD^']);
    rmSync(`${FOLDER}/.env.local`);
    const signal = SIGNALS[run % SIGNALS.length] ?? 'SIGKILL';
    const { child, ended } = start();
    // Of two runs, one is stopped while it replaces files, and one at any time.
    if (run % 2 === 0) watchLastStep(child, () => stop(child, signal));
    else setTimeout(stop, random() * duration, child, signal);
    const { code, output } = await ended;
    const state = readState();
    console.log(`own: ${signal} (${code}), then ${state.split('\n').length - 1} files differ`);
    if (signal !== 'SIGKILL') {
      expectEqual(`${signal}: whole`, [BEFORE, AFTER].includes(state) ? '' : state, '');
      const left = listPrograms().filter(({ group }) => group === child.pid);
      expectEqual(`${signal}: programs that go on`, left.length, 0);
      expectEqual(output, state === BEFORE, code !== 0);
    }
    const again = await start().ended;
    if (again.code !== 0 && !again.output.includes('your own already'))
      throw new Error(again.output);
    expectEqual(`${signal}, started again`, readState(), AFTER);
    expectEqual('tree', git(['rev-parse', 'HEAD^{tree}']), tree);
    expectEqual('work folder', existsSync(`${FOLDER}/.own`), false);
    expectEqual('address', existsSync(`${FOLDER}/.env.local`), true);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
