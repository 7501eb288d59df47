import { countBytes } from '../schema/encode';
import { FURTHER } from '../schema/mirror';
import { isDevice } from './device';
import { decode } from './to-path';

/** The longest name of a file in bytes, with what a build adds. */
const LONGEST = 200;

/** What no file of a redirecting page can have in its name. Windows keeps most of these. */
const FORBIDDEN = /[\\:*"<>|\p{C}]/u;

/** Reads an address of a former site, also one with its domain. */
const read = (former: string) => decode(former.trim().replace(/^https?:\/\/[^/?#]*/i, ''));

/**
 * The path of a former address, as the site serves pages: without a slash and without ".html" at its end. That of a
 * further language is the path below its own start: both "/alt" and "/de/alt" are "/alt", which stands at "/de/alt".
 *
 * @param former a name of the same folder, such as "old-name", or an address with a slash, such as "2019/05/old-post.html"
 * @param start the start of the addresses of the folder's pages, such as "/blogs/"
 */
export function toFormerPath(former: string, start: string): string {
  const path = read(former);
  const full = path.includes('/') ? `/${path.replace(/^\/+/, '')}` : `${start}${path}`;
  const own = full.startsWith(`/${FURTHER}/`) ? full.slice(`/${FURTHER}`.length) : full;
  return own.replace(/\/+$/, '').replace(/(\/index)?\.html$/i, '');
}

/** Says what is wrong with a former address. Undefined if a page can redirect there. */
export function findFormerProblem(former: string): string | undefined {
  if (/[?#]/.test(former))
    return `expected a path, found "${former}": a static site cannot redirect by what follows "?" or "#". Delete it, or redirect it where the domain is managed`;
  const names = toFormerPath(former, '/').slice(1).split('/');
  if (names.some((name) => isDevice(name)))
    return `expected another name, found "${former}": Windows keeps this one for a device`;
  const canBe = (name: string) =>
    /^[^.]/.test(name) && !FORBIDDEN.test(name) && countBytes(name) <= LONGEST;
  if (names.every(canBe)) return undefined;
  return `expected a former name or address, such as "old-name" or "/2019/05/old-post.html", found "${former}"`;
}
