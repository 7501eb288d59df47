import { definedCollections } from '@/content/files/collection';
import { listSlugs } from '@/content/files/folder';
import { listPublicFiles } from '@/content/files/public-files';
import { staticRoutes } from '@/content/routes';

/** The addresses that a link may have. */
export type Addresses = {
  known: string[];
  /** Whether a page of a collection may have another one: drafts stay out of a public list. */
  mayBeMore: boolean;
};

/** The files of `public` that an editor may mean: not those that the build or its first owner put there. */
const listOffered = () =>
  listPublicFiles().filter((path) => !/^\/(pictures|og|icons|film)\//.test(path));

/** Lists the addresses of the site, those of drafts too unless everybody can read the list. */
export function listAddresses(isPublic: boolean): Addresses {
  const entries = definedCollections.flatMap(({ folder, format, start, entries: visible }) => {
    if (start === undefined) return [];
    const slugs = isPublic ? visible().map(({ slug }) => slug) : listSlugs(folder, format);
    return slugs.map((slug) => `${start}${slug}`);
  });
  return { known: [...staticRoutes, ...entries, ...listOffered()], mayBeMore: isPublic };
}
