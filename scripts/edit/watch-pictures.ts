import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FSWatcher, watch } from 'node:fs';

/** How long no file changes until all of a save are there, in milliseconds. */
const QUIET = 500;

/** The files of `content` that pictures are made of. */
const SOURCES = /^(brand\.yaml|pictures[\\/](crops\.json|masters[\\/].+))$/;

const encodePictures = (): Promise<unknown> => {
  const args = ['--import', 'tsx', 'scripts/site/steps.ts', 'pictures'];
  return once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
};

/**
 * Encodes the pictures when a save changes what they are made of, so that `npm run dev` shows them. A save
 * during a run starts the next run, because two at once would delete each other's files.
 */
export function watchPictures(folder = 'content', encode = encodePictures): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  let isEncoding = false;
  async function start(): Promise<void> {
    if (isEncoding) {
      timer?.refresh();
      return;
    }
    isEncoding = true;
    await encode();
    isEncoding = false;
  }
  return watch(folder, { recursive: true }, (_, file) => {
    if (!file || !SOURCES.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(start, QUIET);
  });
}
