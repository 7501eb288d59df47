import { isThere, locate } from './locate';
import { listFiles, listNames } from './owner-files';

const PUBLIC = 'public';

/** Hosts keep these endings for compressed copies. */
const COPY = /\.(br|gz)$/;

/** Decodes a path. A wrong "%" stays, so that nothing is found by it. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether a folder has a name in these very letters. Some systems ignore their case, and hosts do not. */
const has = (path: string, at: number) =>
  listNames(path.slice(0, at)).includes(path.slice(at + 1).split('/')[0] ?? '');

/** Whether visitors can load a file of `public` at a path, such as "/files/brochure.pdf". */
function isServedFile(path: string): boolean {
  const file = `${PUBLIC}${decode(path)}`;
  if (COPY.test(file) || file.includes('/../') || !isThere(file)) return false;
  const slashes = [...file.matchAll(/\//g)].map(({ index }) => index);
  return locate(file).kind === 'file' && slashes.every((at) => has(file, at));
}

/** Whether visitors find a file of `public` at a path. An HTML file is also there without its ending. */
export const isPublicFile = (path: string): boolean =>
  isServedFile(path) || isServedFile(`${path}.html`);

/** The addresses of the files of `public`. */
export const listPublicFiles = (): string[] =>
  listFiles(PUBLIC)
    .map((file) => file.slice(PUBLIC.length))
    .filter((path) => !COPY.test(path));
