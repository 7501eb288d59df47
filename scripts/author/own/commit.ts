import { mkdirSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createGit, type Git } from '../../setup/git';
import type { OwnAnswers } from './questions';
import { openWork } from './work-folder';

/** The settings that name who commits: the agency, if Git knows nobody. */
export function findAuthor(
  git: Git,
  { name, email }: Pick<OwnAnswers, 'name' | 'email'>,
): string[] {
  const known = ['user.name', 'user.email'].map((field) =>
    git(['config', '--get', '--default', '', field]),
  );
  const author = known.every(Boolean)
    ? []
    : ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
  try {
    git([...author, 'var', 'GIT_COMMITTER_IDENT']);
  } catch (error) {
    throw new Error(
      `Git cannot commit in this name: ${Object(error).message}\nRun git config --global user.name "Your name", and run this again.`,
    );
  }
  return author;
}

/**
 * Commits all files of a folder. The commit is not signed and runs no hooks, because a key or a hook that
 * fails would do so after all the drawing. `git commit --amend -S` signs it.
 *
 * @param git runs git there
 * @returns the name of the commit
 */
export function commitAll(
  git: Git,
  message: string,
  { author, index, parent }: { author: readonly string[]; index: string; parent?: string },
): string {
  git(['--work-tree=.', 'add', '--all'], { index });
  const tree = git(['write-tree'], { index });
  return git([...author, 'commit-tree', tree, '-m', message, ...(parent ? ['-p', parent] : [])]);
}

/** Makes a folder a repository, with the delivered files in its first commit. It appears when it is whole. */
export function makeRepository(folder: string, author: readonly string[]): void {
  const { repository } = openWork(folder);
  mkdirSync(repository);
  createGit(repository)(['init', '--quiet']);
  const made = join(repository, '.git');
  const git: Git = (args, options) =>
    createGit(folder)([`--git-dir=${resolve(made)}`, ...args], options);
  const index = join(made, 'index');
  const commit = commitAll(git, 'Keep the site as it was delivered', { author, index });
  git(['update-ref', 'HEAD', commit]);
  renameSync(made, join(folder, '.git'));
}
