import { findAddressProblem } from './addresses';
import { isLeftOut } from './left-out';
import { aliases, rawPages } from './pages';

/** Whether visitors find a page at an address. */
export const isServed = (address: string): boolean =>
  findAddressProblem(address) === null && !isLeftOut(address);

/**
 * The address under which search engines list the page at `path`: that of another page, if its file names
 * one and the site has it, or else its own.
 */
export function canonicalPath(path: string): string {
  const page = rawPages().find((each) => each.path === path);
  const canonical = page?.canonical;
  return aliases().get(path) ?? (canonical && isServed(canonical) ? canonical : path);
}
