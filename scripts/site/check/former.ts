import { isPage } from '@/content/files/addresses';
import { type FormerAddress, formerAddresses } from '@/content/files/former';
import { isLeftOut } from '@/content/files/left-out';

/** Finds former addresses at which the site has a page, or which two entries had. */
export function findTakenFormer(all: readonly FormerAddress[] = formerAddresses()): string[] {
  const files = new Map<string, string>();
  return all.flatMap(({ from, file }) => {
    const other =
      isPage(from) && !isLeftOut(from) ? 'a page of the site' : files.get(from.toLowerCase());
    files.set(from.toLowerCase(), file);
    return other && other !== file
      ? `${file} is invalid:\n  formerly: expected an address that nothing uses, found "${from}" of ${other}`
      : [];
  });
}
