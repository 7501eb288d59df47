import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Copy, copySite } from '../variants/copy';

/** The published address of the copies. */
export const SITE = 'https://rivermark.example';

/** Copies the site into a folder of its own, where a test changes files and builds. */
export const copyFor = (test: string): Copy =>
  copySite(`.variants/${test}`, {
    NODE_ENV: 'production',
    NEXT_PUBLIC_SITE_URL: SITE,
    GITHUB_STEP_SUMMARY: 'summary.md',
  });

/** The first file of a folder, by its name. */
export function findFirst(folder: string, ending: string): string {
  const file = readdirSync(folder)
    .filter((name) => name.endsWith(ending) && name !== 'README.md')
    .sort()[0];
  if (file === undefined) throw new Error(`${folder} has no file.`);
  return `${folder}/${file}`;
}

/** Builds a copy, as an owner does. */
export function build({ run }: Copy): void {
  const { status, output } = run('npm', 'run', 'build');
  if (status !== 0) throw new Error(output);
}

/** The digests of a folder's files, by their paths. */
export function readDigests({ folder: site }: Copy, folder: string): ReadonlyMap<string, string> {
  const root = join(site, folder);
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
export function findMentions(copy: Copy, text: string): string[] {
  return [...readDigests(copy, 'out').keys()].filter(
    (path) => /\.(html|xml|json|txt|md)$/.test(path) && copy.read(join('out', path)).includes(text),
  );
}
