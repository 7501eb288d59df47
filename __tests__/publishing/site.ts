import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySite, openCopy } from '../variants/copy';

/** Where the copy is. */
export const FOLDER = '.variants/publishing';

/** The published address of the copy. */
export const SITE = 'https://rivermark.example';

const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_PUBLIC_SITE_URL: SITE };

/** Copies the site into a folder of its own, where the tests change files and build. */
export const copy = () => copySite(FOLDER);

export const { read, write, remove, exists, change, list, check } = openCopy(FOLDER, env);

/** The first file of a folder, by its name. */
export function findFirst(folder: string, ending: string): string {
  const file = readdirSync(folder)
    .filter((name) => name.endsWith(ending) && name !== 'README.md')
    .sort()[0];
  if (file === undefined) throw new Error(`${folder} has no file.`);
  return `${folder}/${file}`;
}

/** Runs a program in the copy. Returns its status and all that it prints. */
export function run(command: string, ...args: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(command, args, {
    cwd: FOLDER,
    encoding: 'utf8',
    env: { ...env, GITHUB_STEP_SUMMARY: 'summary.md' },
  });
  return { status, stdout, output: `${stdout}${stderr}` };
}

/** Builds the copy, as an owner does. */
export function build(): void {
  const { status, output } = run('npm', 'run', 'build');
  if (status !== 0) throw new Error(output);
}

/** The digests of a folder's files, by their paths. */
export function readDigests(folder: string): ReadonlyMap<string, string> {
  const root = join(FOLDER, folder);
  return new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [
        path.slice(root.length + 1),
        createHash('sha256').update(readFileSync(path)).digest('hex'),
      ]),
  );
}

/** The files that are new, gone, or have other bytes. */
export function findChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort();
}

/** The pages and files of the export that have a text. */
export function findMentions(text: string): string[] {
  return [...readDigests('out').keys()].filter(
    (path) => /\.(html|xml|json|txt|md)$/.test(path) && read(join('out', path)).includes(text),
  );
}
