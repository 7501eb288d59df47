import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * Left out of the copy: files that a build writes, files of this checkout only, and those that Next
 * finds in the folder above.
 */
const LEFT_OUT = [
  /^node_modules$/,
  /^\.(git|next|edit|export|own|preview|variants|compare|scale|share|mailbox|env.*local)$/,
  /^out/,
  /^(hosts|test-results|package-lock\.json)$/,
  /\.tsbuildinfo$/,
];

/** The lab and the studio have packages of their own, which no build needs. */
const isSource = (path: string) => basename(path) !== 'node_modules';

/**
 * Copies the site's sources. The copy shares this folder's packages through a link, so it has to
 * stand inside this folder: Next refuses packages outside the folder of the lockfile.
 *
 * @param folder where the copy goes; what stands there is replaced
 * @param env the variables of the programs that run in it
 * @returns what reads, changes and uses the copy. Files are named from its root
 */
export function copySite(folder: string, env: Readonly<Record<string, string>> = {}) {
  // A server that has just been stopped may still write there.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync('.')) {
    if (LEFT_OUT.some((pattern) => pattern.test(name))) continue;
    cpSync(name, join(folder, name), { recursive: true, filter: isSource });
  }
  if (!existsSync('node_modules')) throw new Error('There is no node_modules: run "npm ci" first.');
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');

  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  function write(file: string, data: string | Buffer): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), data);
  }

  /** Runs a program. Returns its status and all that it prints. */
  function run(command: string, ...args: readonly string[]) {
    const { stdout, stderr, status } = spawnSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e9,
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    });
    return { status, stdout, stderr, output: `${stdout}${stderr}` };
  }

  return {
    folder,
    read,
    write,
    run,
    remove: (file: string) => rmSync(join(folder, file), { recursive: true }),
    exists: (file: string) => existsSync(join(folder, file)),

    /** Changes a file. Throws if it does not contain what is to be replaced. */
    change(file: string, from: string | RegExp, to: string): void {
      const before = read(file);
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} does not contain ${from}.`);
      write(file, after);
    },

    /** The names of a folder's files with this ending. */
    list: (path: string, ending: string) =>
      readdirSync(join(folder, path)).filter((name) => name.endsWith(ending)),

    /** Checks the copy's content. Returns the messages, or an empty text if all is well. */
    check(): string {
      const { stderr, status } = run('npx', 'tsx', 'scripts/site/check.ts');
      return status === 0 ? '' : stderr || 'The check failed without a message.';
    },
  };
}

export type Copy = ReturnType<typeof copySite>;
