import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** The folder in which a run makes the site, beside the files that it replaces at its end. Git ignores it. */
const WORK = '.own';

/** The file that names the process which works there. */
const TURN = 'turn';

/** A program that has just been stopped may still write. */
const REMOVE = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 };

/** What stands in the work folder of a project. */
export function openWork(folder: string) {
  const path = (name: string) => join(folder, WORK, name);
  return {
    /** The new site. */
    site: path('site'),
    /** Git's list of the new site's files. */
    index: path('index'),
    /** Says that the new site is whole, and which commit has it. */
    made: path('made.json'),
    /** The repository of a project that has none, until its first commit is there. */
    repository: path('repository'),
    turn: path(TURN),
  };
}

/** Whether a new site is whole, and not yet in its place. */
export const isMade = (folder: string): boolean => existsSync(openWork(folder).made);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return Object(error).code === 'EPERM';
  }
}

/**
 * Takes the work folder for this process.
 *
 * @throws if another process has it
 */
export function takeTurn(folder: string): void {
  const { turn } = openWork(folder);
  const holder = existsSync(turn) ? Number(readFileSync(turn, 'utf8')) : undefined;
  // In a container, a run that was killed may have had the number of this one.
  if (holder !== undefined && (holder === process.pid || !isRunning(holder))) rmSync(turn);
  mkdirSync(join(folder, WORK), { recursive: true });
  try {
    writeFileSync(turn, `${process.pid}`, { flag: 'wx' });
  } catch (error) {
    if (Object(error).code !== 'EEXIST') throw error;
    throw new Error(
      `"npm run own" is running already, as the process ${readFileSync(turn, 'utf8')}. If that is another program, delete ${turn}.`,
    );
  }
}

/** Writes a file in the work folder and then moves it to its place. So it is always whole, or as it was. */
export function writeInPlace(folder: string, file: string, text: string): void {
  const part = join(folder, WORK, 'part');
  // The copy keeps the permissions.
  if (existsSync(file)) copyFileSync(file, part);
  writeFileSync(part, text);
  renameSync(part, file);
}

/** Deletes what a run has left that was killed. */
export function clearWork(folder: string): void {
  const work = join(folder, WORK);
  for (const name of existsSync(work) ? readdirSync(work) : []) {
    if (name !== TURN) rmSync(join(work, name), REMOVE);
  }
}

/** Deletes the work folder. A new site that is whole, and not yet in its place, stays for the next run. */
export function endTurn(folder: string): void {
  const what = isMade(folder) ? openWork(folder).turn : join(folder, WORK);
  rmSync(what, REMOVE);
}
