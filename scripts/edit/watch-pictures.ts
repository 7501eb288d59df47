import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { MASTERS } from '@/content/schema/masters';

/** How long no file changes until all of a save are there, in milliseconds. */
const QUIET = 500;

/** Encodes each new picture when it is saved, so that `npm run dev` shows it. */
export function watchPictures(): void {
  const shell = process.platform === 'win32';
  const encode = () =>
    spawn('npx', ['tsx', 'scripts/site/steps.ts', 'pictures'], { stdio: 'inherit', shell });
  let timer: NodeJS.Timeout | undefined;
  watch(MASTERS, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(encode, QUIET);
  });
}
