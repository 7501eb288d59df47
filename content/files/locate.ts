import { closeSync, lstatSync, openSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { Mistake } from '../schema/mistake';

/** The folders that an owner fills. Links in them lead to files of the project only. */
const OWNED = /^(content|public)([\\/]|$)/;

/** What is wrong with a file that cannot be opened, by the code of the system. */
const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'is a link that leads to nothing. Delete it, or put the file itself there.',
  ELOOP: 'is a link that leads back to itself. Delete it, or put the file itself there.',
  EACCES: 'cannot be read, because its permissions forbid it. Allow your user to read it.',
  EPERM: 'cannot be read, because its permissions forbid it. Allow your user to read it.',
};

/** What a path stands for after all links. */
type Place = { real: string; kind: 'file' | 'folder' };

const toPlace = (path: string) => resolve(process.cwd(), path);

/** Says what is wrong with what is at a path. */
export const refusePath = (path: string, problem: string) => new Mistake(`${path} ${problem}`);

/** Runs a step with a file. Its errors become mistakes, which name the file. */
export function attempt<T>(path: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (error instanceof Mistake) throw error;
    const { code, message } = Object(error);
    const unknown = `cannot be read (${code ?? message}). Save it again, or restore it.`;
    throw refusePath(path, PROBLEMS[code] ?? unknown);
  }
}

/** Whether there is something at a path, even if it cannot be opened. */
export function isThere(path: string): boolean {
  try {
    return lstatSync(toPlace(path), { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    return Object(error).code !== 'ENOTDIR';
  }
}

/** Whether a part of a path from the project's root is hidden. Hosts publish ".well-known". */
const isHidden = (path: string): boolean => /(^|[\\/])\.(?!well-known([\\/]|$))/.test(path);

/** Says what is wrong with where a path leads. Undefined if it may lead there. */
function describeTarget(path: string, real: string): string | undefined {
  const root = realpathSync.native(process.cwd());
  const kind = statSync(real).isDirectory() ? 'folder' : 'file';
  const target = relative(root, real);
  if (target.split(sep)[0] === '..' || isAbsolute(target)) {
    return `is a link to a ${kind} outside the project. Copy the ${kind} here, or delete the link.`;
  }
  if (real === resolve(root, path) || isHidden(path)) return undefined;
  // Package managers keep packages in hidden folders of node_modules.
  const own = target.replace(/(^|[\\/])node_modules[\\/].*/, '');
  return isHidden(own) ? 'is a link to a hidden file. Delete the link.' : undefined;
}

/** Refuses a path that leads where it must not lead. Names the link itself, or the folder that is one. */
function refuseLinks(path: string): void {
  for (const { index } of path.matchAll(/[\\/]|$/g)) {
    const part = path.slice(0, index);
    const problem = describeTarget(part, realpathSync.native(toPlace(part)));
    if (problem) throw refusePath(part, problem);
  }
}

/**
 * Follows the links of a path.
 *
 * @param path from the project's root, such as "content/logo.svg"
 * @throws a mistake that names the path: if nothing is there, if a link leads out of the project, to nothing or to a
 * hidden file, or if it is a pipe or may not be read
 */
export const locate = (path: string): Place =>
  attempt(path, () => {
    if (!isThere(path)) throw refusePath(path, 'is missing. Write it, or restore it.');
    const real = realpathSync.native(toPlace(path));
    if (OWNED.test(path)) refuseLinks(path);
    const stats = statSync(real);
    // Opening a pipe would wait until somebody writes into it.
    if (!stats.isDirectory() && !stats.isFile())
      throw refusePath(path, 'is a pipe, a socket or a device. Delete it, or put a file there.');
    closeSync(openSync(real, 'r'));
    return { real, kind: stats.isFile() ? 'file' : 'folder' };
  });
