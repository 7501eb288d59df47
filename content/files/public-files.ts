import { isThere, locate } from './locate';
import { listFiles, listNames } from './owner-files';
import { isPassedOver } from './passed-over';
import { decode } from './to-path';

/** Hosts keep these endings for compressed copies. */
const COPY = /\.(br|gz)$/;

/**
 * Whether a file of `public` stays out of the site: a hidden one, or one that an editor leaves. Files of ".well-known"
 * are published.
 */
export const isUnpublished = (name: string): boolean =>
  name
    .replace(/^\.well-known\//, '')
    .split('/')
    .some(isPassedOver);

/** Whether visitors can load a file at a path, in these very letters: hosts do not ignore their case. */
function isServedFile(path: string): boolean {
  const file = `public${decode(path)}`;
  const [, ...names] = file.split('/');
  if (isUnpublished(names.join('/'))) return false;
  if (file.endsWith('/') || COPY.test(file) || !isThere(file)) return false;
  const isListed = (name: string, at: number) =>
    listNames(['public', ...names.slice(0, at)].join('/'), () => false).includes(name);
  return names.every(isListed) && locate(file).kind === 'file';
}

/** Whether visitors find a file of `public` at a path. An HTML file is also there without its ending. */
export const isPublicFile = (path: string): boolean =>
  isServedFile(path) || isServedFile(`${path}.html`);

/** The addresses of the files of `public`. */
export const listPublicFiles = (): string[] =>
  listFiles('public')
    .map((file) => encodeURI(file.slice('public'.length)).replace(/[?#]/g, encodeURIComponent))
    .filter(isPublicFile);
