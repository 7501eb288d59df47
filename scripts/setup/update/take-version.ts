import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGit, type Git } from '../git';
import { apply, combine } from './combine';
import { findUnwanted } from './find-unwanted';
import { mergePackage } from './merge-package';
import { isManual, isOwned, isTaken } from './owned';
import { fetchVersions, findStart, getRef } from './versions';
import { changeWholly } from './whole';

export interface Taken {
  version: string;
  /** The git reference of that version. */
  ref: string;
  /** Files of code that the owner and the version changed in the same lines. */
  conflicts: string[];
  /** Fields of `package.json` that both changed. The owner's value stays. */
  fields: string[];
  /** Files that the owner deleted, and the version changes. They stay deleted. */
  deleted: string[];
  /** Manuals that both changed. They are the version's now. */
  manuals: string[];
  /** The owner's files that the version adds or changes. */
  kept: string[];
}

const README = 'README.md';

/** What stands in the README before its first section: the owner's name and words. */
const HEAD = /^[\s\S]*?(?=^## )/m;

/** Puts the owner's head on the version's README. */
function keepHead(git: Git, folder: string): void {
  const file = join(folder, README);
  const [head] = HEAD.exec(git(['show', `HEAD:${README}`])) ?? [];
  if (head)
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(HEAD, () => head),
    );
}

/**
 * Changes the files: applies the commit that has what a version changes, and merges `package.json`.
 *
 * @returns the files and fields that an owner looks at
 */
function change(
  git: Git,
  folder: string,
  { from, to, commit }: Readonly<Record<'from' | 'to' | 'commit', string>>,
): Omit<Taken, 'version' | 'ref' | 'kept'> {
  const stages = apply(git, commit);
  // Stage 2 of a conflict is the owner's file, stage 3 the version's.
  const deleted = [...stages].flatMap(([file, has]) => (has.includes('2') ? [] : [file]));
  const unwanted = [...deleted, ...findUnwanted(git, from)];
  if (unwanted.length > 0) git(['rm', '-f', '--quiet', '--', ...unwanted]);
  const both = [...stages].filter(([, has]) => has.includes('2'));
  const taken = both.flatMap(([file, has]) => (isTaken(file) && has.includes('3') ? [file] : []));
  if (taken.length > 0) {
    git(['checkout', '--theirs', '--', ...taken]);
    if (taken.includes(README)) keepHead(git, folder);
    git(['add', '--', ...taken]);
  }
  const conflicts = both.map(([file]) => file).filter((file) => !taken.includes(file));
  const fields = mergePackage(git, folder, from, to);
  return { conflicts, fields, deleted, manuals: taken.filter(isManual) };
}

/**
 * Merges the changes between two versions into the files of a checkout, and leaves the owner's files
 * alone. Both versions get the owner's files first, so git sees only changes to code.
 *
 * @param address where git fetches the versions from
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
  const [from, to] = [findStart(git, current) ?? getRef(current), getRef(version)];
  const commit = combine(git, to, [combine(git, from, [])]);
  const changes = changeWholly(git, folder, (apart) => change(apart, folder, { from, to, commit }));
  const list = (filter: string, ...commits: readonly string[]) =>
    git(['diff', '--no-renames', '--name-only', `--diff-filter=${filter}`, ...commits]).split('\n');
  const gone = list('D', from, 'HEAD');
  const kept = list('AM', from, to).filter((file) => isOwned(file) && !gone.includes(file));
  return { version, ref: to, ...changes, kept };
}
