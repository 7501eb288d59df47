import { toPath } from '@/content/files/to-path';
import { entryFolders } from '@/content/routes';
import { suggest } from '@/content/schema/nearest';

/** The addresses that the editor knows (`../../addresses.ts`). */
const { cmsAddresses = { known: [], mayBeMore: true } } = globalThis as {
  cmsAddresses?: { known: readonly string[]; mayBeMore: boolean };
};

const starts = Object.values(entryFolders).map(({ start }) => start);

/**
 * Says what is wrong with the address of a page. In the published editor, the address of an entry passes,
 * because it may be a draft or new. `npm run check` finds wrong ones, and wrong parts of pages.
 */
export function findAddressProblem(address: string): string | null {
  const { known, mayBeMore } = cmsAddresses;
  const path = toPath(address);
  if (known.includes(path)) return null;
  if (mayBeMore && starts.some((start) => path.startsWith(start))) return null;
  return `expected a page or a file of the site, found "${path}". ${suggest(path, known)}`;
}
