import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGit, type Git } from './git';
import { isOwned } from './owned';

export interface Taken {
  version: string;
  /** The git reference of that version. */
  ref: string;
  /** Files of code that the owner and the version changed in the same lines. */
  conflicts: string[];
  /** The owner's files that the version adds or changes. */
  kept: string[];
}

const REFS = 'refs/upstream/v';

/** The commits are for comparing only, so they need no name of a person. */
const AUTHOR = ['-c', 'user.name=update', '-c', 'user.email=update@localhost'];

const listFiles = (git: Git, commit: string) =>
  git(['ls-tree', '-r', '--name-only', commit]).split('\n');

/** Makes a commit of a version's code with the owner's files of `HEAD`. Returns its name. */
function combine(git: Git, version: string, parents: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'update-'));
  const index = join(folder, 'index');
  try {
    git(['read-tree', version], { index });
    const theirs = listFiles(git, version).filter(isOwned);
    git(['update-index', '--force-remove', '--stdin'], { index, input: theirs.join('\n') });
    const lines = git(['ls-tree', '-r', 'HEAD']).split('\n');
    const own = lines.filter((line) => isOwned(line.split('\t')[1] ?? ''));
    git(['update-index', '--index-info'], { index, input: own.join('\n') });
    const tree = git(['write-tree'], { index });
    const names = parents.flatMap((name) => ['-p', name]);
    return git([...AUTHOR, 'commit-tree', tree, '-m', 'code', ...names]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Applies what changed from one commit to the other to the files. Returns the files with conflicts. */
function apply(git: Git, commit: string): string[] {
  try {
    git(['cherry-pick', '--no-commit', '--allow-empty', commit]);
    return [];
  } catch (error) {
    const files = git(['diff', '--name-only', '--diff-filter=U']);
    if (!files) throw error;
    return files.split('\n');
  }
}

function fetchVersions(git: Git, address: string): string[] {
  try {
    git(['fetch', '--quiet', '--no-tags', address, `+refs/tags/v*:${REFS}*`]);
  } catch (error) {
    throw new Error(
      `There are no versions to be had from ${address}:\n${(error as Error).message}`,
    );
  }
  const refs = git([
    'for-each-ref',
    '--sort=version:refname',
    '--format=%(refname)',
    'refs/upstream',
  ]);
  return refs.split('\n').map((ref) => ref.slice(REFS.length));
}

/**
 * Merges the changes between two versions into the files of a checkout, and leaves the owner's files
 * alone. Both versions get the owner's files first, so git sees only changes to code.
 *
 * @param address where git fetches the versions from: tags such as `v1.2.0`
 * @param current the version that the checkout has
 * @param wanted the version to take, or nothing for the newest
 * @throws where there is nothing to take, or where changes would be lost
 */
export function takeVersion({
  folder,
  address,
  current,
  wanted,
}: {
  folder: string;
  address: string;
  current: string;
  wanted?: string;
}): Taken {
  const git = createGit(folder);
  if (git(['status', '--porcelain'])) {
    throw new Error('There are changes that are not committed. Commit them first, then update.');
  }
  const versions = fetchVersions(git, address);
  const version = wanted?.replace(/^v/, '') ?? versions.at(-1) ?? '';
  for (const name of [current, version]) {
    if (versions.includes(name)) continue;
    throw new Error(`${address} has no version ${name}. It has ${versions.join(', ')}.`);
  }
  if (version === current) throw new Error(`You have version ${current} already.`);
  const [from, to] = [REFS + current, REFS + version];
  const base = combine(git, from, []);
  const conflicts = apply(git, combine(git, to, [base]));
  const kept = git(['diff', '--name-only', '--diff-filter=AM', from, to])
    .split('\n')
    .filter(isOwned);
  return { version, ref: to, conflicts, kept };
}
