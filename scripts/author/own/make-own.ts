import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmdirSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { readBytes } from '@/content/files/owner-files';
import { createGit, type Git, isRepository } from '../../setup/git';
import { LOGO, OWN_MESSAGE, START } from '../left/delivered';
import { commitAll, findAuthor, makeRepository } from './commit';
import { rememberMade } from './finish';
import { nameProject } from './name-project';
import type { OwnAnswers } from './questions';
import { takeStart } from './take-start';
import { clearWork, openWork } from './work-folder';
import { writeAnswers } from './write-answers';

/** Whether the delivered set is there: in the last commit, or in the folder where there is none. */
const hasStart = (git: Git, folder: string): boolean =>
  isRepository(git) && git(['rev-list', '--all', '--max-count=1'])
    ? git(['ls-tree', 'HEAD', START]) !== ''
    : existsSync(join(folder, START));

/**
 * Finds what keeps a folder from being made one's own.
 *
 * @throws with the remedy
 */
export function refuseUnready(folder: string): void {
  const git = createGit(folder);
  if (!hasStart(git, folder)) {
    throw new Error(
      `There is no ${START}: the site is your own already. "npm run left" lists what is still to write.`,
    );
  }
  if (isRepository(git)) {
    if (!git(['status', '--porcelain'])) return;
    throw new Error(
      'There are changes that are not committed. Commit them first, or undo them with "git stash --include-untracked".',
    );
  }
  const dot = join(folder, '.git');
  if (!existsSync(dot)) return;
  // The editor makes an empty one where there is no Git. For another one, Git says what is wrong.
  if (readdirSync(dot).length > 0) git(['rev-parse']);
  rmdirSync(dot);
}

/**
 * Makes the site the owner's own, as a commit, in the work folder. `finishOwn` then puts its files in place.
 * Where there is no repository, the delivered files are the first commit of a new one.
 *
 * @param draw makes pictures of the new content, and checks it
 * @throws what went wrong. The files of the project are as they were then
 */
export async function makeOwn(
  folder: string,
  answers: OwnAnswers,
  draw: (site: string) => unknown,
): Promise<void> {
  refuseUnready(folder);
  const author = findAuthor(createGit(folder), answers);
  // It may be that of the set, which goes.
  const logo = readBytes(answers.logo);
  const { site, index } = openWork(folder);
  clearWork(folder);
  mkdirSync(site, { recursive: true });
  if (!isRepository(createGit(folder))) makeRepository(folder, author);
  const git = createGit(site);
  const start = git(['rev-parse', 'HEAD']);
  git(['read-tree', 'HEAD'], { index });
  git(['--work-tree=.', 'checkout-index', '--all', '-u'], { index });
  const packages = join(site, 'node_modules');
  symlinkSync(resolve(folder, 'node_modules'), packages, 'junction');
  takeStart(site, answers.languages);
  writeAnswers(site, answers);
  nameProject(site, answers.name);
  writeFileSync(join(site, LOGO), logo);
  await draw(site);
  unlinkSync(packages);
  const commit = commitAll(git, OWN_MESSAGE, { author, index, parent: start });
  rememberMade(folder, { commit, start, domain: answers.domain });
}
