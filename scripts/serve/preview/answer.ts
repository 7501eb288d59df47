import { posix } from 'node:path';
import {
  bases,
  encodings,
  errorPages,
  getHeaders,
  type Headers,
  hidden,
  redirects,
} from '../../site/hosts/description';

/** How the site answers a request. */
export type Answer =
  | { kind: 'file'; path: string; headers: Headers }
  | { kind: 'redirect'; to: string }
  | { kind: 'error'; status: keyof typeof errorPages };

const COPY = new RegExp(`\\.(${Object.keys(encodings).join('|')})$`);
const NOT_FOUND = { kind: 'error', status: 404 } as const satisfies Answer;

/** Decodes a path, and removes `..` and doubled slashes. Returns null if the path is malformed. */
function decodePath(pathname: string): string | null {
  try {
    return posix.normalize(decodeURIComponent(pathname));
  } catch {
    return null;
  }
}

/** Encodes a path for a URL. */
const encodePath = (path: string) => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/** Returns the canonical form of a path: without a trailing slash, without `.html`, not an alias. */
function toCanonicalPath(path: string): string {
  const clean = path.replace(/(.)\/$/s, '$1').replace(/(\/index)?\.html$|^\/index$/, '') || '/';
  return redirects.find(({ from }) => from === clean)?.to ?? clean;
}

/** Finds the answer to a path without the base path, by the hosts' description. */
export function getAnswer(pathname: string): Answer {
  const path = decodePath(pathname);
  if (path === null) return NOT_FOUND;
  if (COPY.test(path) || hidden.some((name) => path === `/${name}`)) return NOT_FOUND;

  const canonical = toCanonicalPath(path);
  if (canonical !== path) return { kind: 'redirect', to: encodePath(canonical) };
  if (['', ...bases].some((base) => path === `${base}${errorPages[404]}`)) return NOT_FOUND;
  if (path === errorPages[500]) return { kind: 'error', status: 500 };
  return { kind: 'file', path: encodePath(path), headers: getHeaders(path) };
}
