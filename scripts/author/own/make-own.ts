import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBytes } from '@/content/files/owner-files';
import { createGit, type Git, isRepository } from '../../setup/git';
import { LOGO, OWN_MESSAGE, START } from '../left/delivered';
import { nameProject } from './name-project';
import type { OwnAnswers } from './questions';
import { takeStart } from './take-start';
import { writeAnswers, writeDomain } from './write-answers';

/** Whether Git knows who commits. */
function hasIdentity(git: Git): boolean {
  try {
    return Boolean(git(['config', 'user.name']) && git(['config', 'user.email']));
  } catch {
    return false;
  }
}

/**
 * Finds what keeps a folder from being made one's own.
 *
 * @throws with the remedy
 */
export function refuseUnready(folder: string): void {
  if (!existsSync(join(folder, START))) {
    throw new Error(
      `There is no ${START}: the site is your own already. "npm run left" lists what is still to write.`,
    );
  }
  const git = createGit(folder);
  if (isRepository(git) && git(['status', '--porcelain'])) {
    throw new Error(
      'There are changes that are not committed. Commit them first, or undo them with "git stash --include-untracked".',
    );
  }
}

/**
 * Makes the site the owner's own, in one commit. Where there is no repository, the delivered files are the
 * first commit of a new one.
 *
 * @param draw makes pictures of the new content, and checks it
 * @throws what went wrong. The files are as they were then
 */
export function makeOwn(folder: string, answers: OwnAnswers, draw: () => void): void {
  refuseUnready(folder);
  const git = createGit(folder);
  const { name, email } = answers;
  const who = hasIdentity(git) ? [] : ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
  const commit = (message: string) => {
    git(['add', '--all']);
    git([...who, 'commit', '--quiet', '-m', message]);
  };
  if (!isRepository(git)) {
    git(['init', '--quiet']);
    commit('Keep the site as it was delivered');
  }
  try {
    // It may be that of the set, which goes.
    const logo = readBytes(answers.logo);
    takeStart(folder);
    writeAnswers(folder, answers);
    nameProject(folder, name);
    writeFileSync(join(folder, LOGO), logo);
    draw();
    commit(OWN_MESSAGE);
  } catch (error) {
    git(['reset', '--quiet', '--hard']);
    git(['clean', '--quiet', '--force', '-d']);
    throw error;
  }
  writeDomain(folder, answers.domain);
}
