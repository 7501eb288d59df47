import { aliases, canonicals } from '../routes';
import { findAddressProblem } from './addresses';
import { isLeftOut } from './left-out';

/** Whether visitors find a page at an address. */
export const isServed = (address: string): boolean =>
  findAddressProblem(address) === null && !isLeftOut(address);

/**
 * The address under which search engines list the page at `path`. Without the page that they would
 * list instead, it is that of the page itself.
 */
export function canonicalPath(path: string): string {
  const canonical = canonicals.get(path);
  return aliases[path] ?? (canonical !== undefined && isServed(canonical) ? canonical : path);
}
