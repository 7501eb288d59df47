import { posix } from 'node:path';
import {
  encodings,
  errorPages,
  getHeaders,
  type Headers,
  hidden,
  redirects,
} from '../../build/hosts/description';

/** What the site answers to an address. */
export type Answer =
  | { kind: 'file'; path: string; headers: Headers }
  | { kind: 'moved'; to: string }
  | { kind: 'error'; status: keyof typeof errorPages };

const COPY = new RegExp(`\\.(${Object.keys(encodings).join('|')})$`);
const NOT_FOUND = { kind: 'error', status: 404 } as const satisfies Answer;

/** The address as a person would write it, without `..` and doubled slashes; null where malformed. */
function decoded(pathname: string): string | null {
  try {
    return posix.normalize(decodeURIComponent(pathname));
  } catch {
    return null;
  }
}

/** As it stands in a URL's path. */
const encoded = (path: string) => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/** The one address of what stands at `path`: no slash at its end, no `.html`, no alias. */
function cleanOf(path: string): string {
  const clean = path.replace(/(.)\/$/s, '$1').replace(/(\/index)?\.html$|^\/index$/, '') || '/';
  return redirects.find(({ from }) => from === clean)?.to ?? clean;
}

/** Reads the hosts' description: what to answer to a path without the base path. */
export function answerTo(pathname: string): Answer {
  const path = decoded(pathname);
  if (path === null) return NOT_FOUND;
  if (COPY.test(path) || hidden.some((name) => path === `/${name}`)) return NOT_FOUND;

  const clean = cleanOf(path);
  if (clean !== path) return { kind: 'moved', to: encoded(clean) };
  if (path === errorPages[404]) return NOT_FOUND;
  if (path === errorPages[500]) return { kind: 'error', status: 500 };
  return { kind: 'file', path: encoded(path), headers: getHeaders(path) };
}
