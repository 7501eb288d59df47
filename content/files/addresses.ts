import { aliases, type EntryFolder, entryFolders, staticRoutes, textFiles } from '../routes';
import { suggest } from '../schema/nearest';
import { listSlugs } from './folder';
import { isLeftOut } from './left-out';
import { once } from './once';

const staticAddresses = new Set<string>([...staticRoutes, ...textFiles]);

/** The folders with pages, and the slugs of their files, those of drafts too. */
const folders = Object.values<EntryFolder>(entryFolders).map((each) => ({
  ...each,
  slugs: once(() => listSlugs(each.folder, each.format)),
}));

/** The addresses of a folder's files, by the start of the addresses. */
const fileAddresses = new Map(
  folders.map(({ start, slugs }): [string, () => Set<string>] => [
    start,
    once(() => new Set(slugs().map((slug) => `${start}${slug}`))),
  ]),
);

/** The folders of the parts of pages that have an entry's slug as their id, by the page's address. */
const parts = new Map<string, (typeof folders)[number]>(
  folders.flatMap((each) => (each.parts ? [[each.parts, each] as const] : [])),
);

/** Whether there is a page at an address. A second address counts if its page is there. */
function isPage(address: string): boolean {
  const path = aliases[address] ?? address;
  const start = path.slice(0, path.lastIndexOf('/') + 1);
  return staticAddresses.has(path) || fileAddresses.get(start)?.().has(path) === true;
}

/**
 * Says what is wrong with the address of a page or a part of one, and names the nearest one. Null if
 * it is there, or if the site leaves it out, which the check of links says.
 */
export function findAddressProblem(address: string): string | null {
  const [path = '', part] = address.split('#');
  if (isLeftOut(path)) return null;
  if (!isPage(path)) {
    const known = [
      ...staticAddresses,
      ...[...fileAddresses.values()].flatMap((read) => [...read()]),
    ];
    return `expected a page of the site, found "${path}". ${suggest(path, known)}`;
  }
  const folder = parts.get(path);
  if (!part || !folder || folder.slugs().includes(part)) return null;
  return `expected a file of ${folder.folder} after ${path}#, found "${address}". ${suggest(part, folder.slugs())}`;
}
