import { aliases, pages, staticRoutes, textFiles } from '../routes';
import { suggest } from '../schema/nearest';
import { listSlugs } from './folder';
import { once } from './once';
import { pageFolders } from './page-folders';

const staticAddresses = new Set<string>([...staticRoutes, ...textFiles]);

/** The addresses of a folder's files, those of drafts too, by the start of the addresses. */
const fileAddresses = new Map(
  pageFolders.map(({ start, folder, format }): [string, () => Set<string>] => [
    start,
    once(() => new Set(listSlugs(folder, format).map((slug) => `${start}${slug}`))),
  ]),
);

/** The parts of pages that have an entry's slug as their id. */
const parts = new Map<string, () => string[]>([
  [pages.projects.path, once(() => listSlugs('content/projects', 'yaml'))],
]);

/** Whether there is a page at an address. A second address counts if its page is there. */
function isPage(address: string): boolean {
  const path = aliases[address] ?? address;
  const start = path.slice(0, path.lastIndexOf('/') + 1);
  return staticAddresses.has(path) || fileAddresses.get(start)?.().has(path) === true;
}

/**
 * Says what is wrong with the address of a page or a part of one, and names the nearest one. Null if
 * it is there.
 */
export function findAddressProblem(address: string): string | null {
  const [path = '', part] = address.split('#');
  if (!isPage(path)) {
    const known = [
      ...staticAddresses,
      ...[...fileAddresses.values()].flatMap((read) => [...read()]),
    ];
    return `expected a page of the site, found "${path}". ${suggest(path, known)}`;
  }
  const slugs = part && parts.get(path)?.();
  if (!slugs || slugs.includes(part)) return null;
  return `expected a case study after ${path}#, found "${address}". ${suggest(part, slugs)}`;
}
