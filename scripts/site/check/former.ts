import { isFound } from '@/content/files/addresses';
import { type FormerAddress, formerAddresses } from '@/content/files/former';
import { isLeftOut } from '@/content/files/left-out';

/** Pages that code has, and the file of the home page. */
const OWN = ['/index', '/404', '/500', '/admin', '/brand', '/sections'];

/** Finds former addresses at which the site has a page or a file, or which two entries had. */
export function findTakenFormer(all: readonly FormerAddress[] = formerAddresses()): string[] {
  const files = new Map<string, string>();
  return all.flatMap(({ from, file }) => {
    const isTaken = OWN.includes(from) || (isFound(from) && !isLeftOut(from));
    const other = isTaken ? 'a page or a file of the site' : files.get(from.toLowerCase());
    files.set(from.toLowerCase(), file);
    return other && other !== file
      ? `${file} is invalid:\n  formerly: expected an address that nothing uses, found "${from}" of ${other}`
      : [];
  });
}
