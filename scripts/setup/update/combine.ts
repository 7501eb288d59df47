import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Git } from '../git';
import { isApart } from './owned';

/** The commits are for comparing only, so they need no name of a person. */
const AUTHOR = ['-c', 'user.name=update', '-c', 'user.email=update@localhost'];

/** Lists the files of a commit. */
export const listFiles = (git: Git, commit: string) =>
  git(['ls-tree', '-r', '--name-only', commit]).split('\n');

/** Makes a commit of a version's code with the owner's files of `HEAD`. Returns its name. */
export function combine(git: Git, version: string, parents: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'update-'));
  const index = join(folder, 'index');
  try {
    git(['read-tree', version], { index });
    const theirs = listFiles(git, version).filter(isApart);
    git(['update-index', '--force-remove', '--stdin'], { index, input: theirs.join('\n') });
    const lines = git(['ls-tree', '-r', 'HEAD']).split('\n');
    const own = lines.filter((line) => isApart(line.split('\t')[1] ?? ''));
    git(['update-index', '--index-info'], { index, input: own.join('\n') });
    const tree = git(['write-tree'], { index });
    const names = parents.flatMap((name) => ['-p', name]);
    return git([...AUTHOR, 'commit-tree', tree, '-m', 'code', ...names]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Applies what a commit changed to the files. Returns the stages that each file with a conflict has. */
export function apply(git: Git, commit: string): Map<string, string> {
  const conflicts = new Map<string, string>();
  try {
    git(['cherry-pick', '--no-commit', '--allow-empty', commit]);
  } catch (error) {
    for (const line of git(['ls-files', '--unmerged']).split('\n').filter(Boolean)) {
      const [, stage = '', file = ''] = /(\d)\t(.*)$/.exec(line) ?? [];
      conflicts.set(file, (conflicts.get(file) ?? '') + stage);
    }
    if (conflicts.size === 0) throw error;
  }
  return conflicts;
}
