import { aliases, canonicals } from '../routes';
import { findAddressProblem } from './addresses';
import { isLeftOut } from './left-out';

/** Whether visitors find a page at an address. */
export const isServed = (address: string): boolean =>
  findAddressProblem(address) === null && !isLeftOut(address);

/**
 * The address under which search engines list the page at `path`: that of another page, if `routes.ts`
 * names one and the site has it, or else its own.
 */
export function canonicalPath(path: string): string {
  const canonical = canonicals.get(path);
  return aliases[path] ?? (canonical !== undefined && isServed(canonical) ? canonical : path);
}
