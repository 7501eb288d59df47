import { readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { createGit, type Git, setAside } from '../../setup/git';
import { OWN_MESSAGE } from '../left/delivered';
import { isMade, openWork, writeInPlace } from './work-folder';
import { writeDomain } from './write-answers';

/** What the last step needs: the commit of the new site, the one before it, and the address of the site. */
const made = z.object({ commit: z.string(), start: z.string(), domain: z.string() });

type Made = z.infer<typeof made>;

/** The commit that the files come from. */
const getHead = (git: Git) => git(['rev-parse', 'HEAD']);

/** Puts the files of a commit in the place of those of `HEAD`. Git refuses to overwrite what has changed. */
const replaceFiles = (git: Git, commit: string, ...options: readonly string[]) =>
  git(['read-tree', '-m', '-u', ...options, 'HEAD', commit], { isApart: true });

const REMEDY = 'Nothing was replaced. Commit your changes, and run this again.';

/** Remembers a new site that is whole, so that this run or the next one puts it in its place. */
export function rememberMade(folder: string, site: Made): void {
  const git = createGit(folder);
  if (getHead(git) !== site.start) throw new Error(`There is a commit since this began. ${REMEDY}`);
  try {
    replaceFiles(git, site.commit, '--dry-run');
  } catch (error) {
    throw new Error(`A file has changed since this began: ${Object(error).message} ${REMEDY}`);
  }
  writeInPlace(folder, openWork(folder).made, JSON.stringify(site));
}

/**
 * Puts a new site in its place, if there is one that is whole: its files, its commit, and its address in
 * `.env.local`. A run that was stopped here may have replaced some of the files, so they are set aside.
 *
 * @returns whether there was one, and whether files were set aside
 */
export function finishOwn(folder: string): { isDone: boolean; isSetAside: boolean } {
  if (!isMade(folder)) return { isDone: false, isSetAside: false };
  const path = openWork(folder).made;
  const { commit, start, domain } = made.parse(JSON.parse(readFileSync(path, 'utf8')));
  const git = createGit(folder);
  const head = getHead(git);
  let isSetAside = false;
  if (head === start) {
    try {
      replaceFiles(git, commit, '--dry-run');
    } catch {
      isSetAside = setAside(git, folder, 'npm run own was stopped here');
    }
    replaceFiles(git, commit);
    git(['update-ref', '-m', OWN_MESSAGE, 'HEAD', commit, start], { isApart: true });
  }
  const isDone = head === start || head === commit;
  if (isDone) writeDomain(folder, domain);
  rmSync(path);
  return { isDone, isSetAside };
}
