import { basename } from 'node:path';
import { listSlugs } from '@/content/files/folder';
import { aliases, rawPages } from '@/content/files/pages';
import { listPublicFiles } from '@/content/files/public-files';
import { type EntryFolder, entryFolders } from '@/content/routes';
import { collections } from '@/content/structured/collections';

/** The addresses that a link may have. */
export type Addresses = {
  known: string[];
  /** Whether a page of a collection may have another one: drafts stay out of a public list. */
  mayBeMore: boolean;
  /** The entries of the CMS at these addresses, as "team/ana", second addresses and parts of pages included. */
  entries: Record<string, string>;
};

/** The files of `public` that an editor may mean: not those that the build or its first owner put there. */
const listOffered = () =>
  listPublicFiles().filter((path) => !/^\/(pictures|og|icons|film)\//.test(path));

/** The part of a page that has an entry's slug as its id, if its list has such parts. */
function findPart(folder: string, slug: string): string | undefined {
  const own = Object.values<EntryFolder>(entryFolders).find((each) => each.folder === folder);
  const page = own?.parts && rawPages().find(({ name }) => name === own.list);
  return page ? `${page.path}#${slug}` : undefined;
}

/** Lists the addresses of the site, those of drafts too unless everybody can read the list. */
export function listAddresses(isPublic: boolean): Addresses {
  const entries = new Map(
    collections.flatMap(({ collection }) => {
      const { folder, format, toAddress, entries: visible } = collection;
      const slugs = isPublic ? visible().map(({ slug }) => slug) : listSlugs(folder, format);
      return slugs.flatMap((slug) => {
        const [address, entry] = [toAddress(slug), `${basename(folder)}/${slug}`];
        if (address === undefined) return [];
        const part = findPart(folder, slug);
        return [[address, entry] as const, ...(part ? [[part, entry] as const] : [])];
      });
    }),
  );
  for (const [alias, address] of aliases()) {
    const entry = entries.get(address);
    if (entry) entries.set(alias, entry);
  }
  const known = [...entries.keys()].filter((address) => !address.includes('#'));
  return {
    known: [...known, ...listOffered()],
    mayBeMore: isPublic,
    entries: Object.fromEntries(entries),
  };
}
