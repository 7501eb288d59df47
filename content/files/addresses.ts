import { aliases, type EntryFolder, entryFolders, staticRoutes } from '../routes';
import { suggest } from '../schema/nearest';
import { listSlugs } from './folder';
import { formerAddresses } from './former';
import { toFormerPath } from './former-path';
import { isLeftOut } from './left-out';
import { once } from './once';
import { isPublicFile, listPublicFiles } from './public-files';
import { toPath } from './to-path';

const staticAddresses = new Set<string>(staticRoutes);

/** The files that the build writes for readers and programs. */
const builtFiles = [
  ...['/feed.xml', '/feed.json', '/llms.txt', '/robots.txt', '/sitemap.xml'],
  ...['/favicon.ico', '/icon.svg', '/manifest.webmanifest'],
];

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

/** Whether there is a page at a path. A second address counts if its page is there. */
function isPage(address: string): boolean {
  const path = aliases[address] ?? address;
  const start = path.slice(0, path.lastIndexOf('/') + 1);
  return staticAddresses.has(path) || fileAddresses.get(start)?.().has(path) === true;
}

/** Whether there is a page or a file at a path. */
export const isFound = (path: string): boolean =>
  isPage(path) || builtFiles.includes(path) || isPublicFile(path);

/** Says that there is nothing at a path, and names what is nearest. */
function describeLost(path: string): string {
  const former = formerAddresses().find(({ from }) => from === toFormerPath(path, '/'));
  if (former) return `expected the present address "${former.to}", found the former one "${path}"`;
  const known = [...staticAddresses, ...[...fileAddresses.values()].flatMap((read) => [...read()])];
  // Files have an ending.
  return path.includes('.')
    ? `expected a page of the site or a file of public, found "${path}". ${suggest(path, [...known, ...builtFiles, ...listPublicFiles()])}`
    : `expected a page of the site, found "${path}". ${suggest(path, known)}`;
}

/**
 * Says what is wrong with the address of a page, of a part of one or of a file, and names the nearest one. Null if
 * it is there, or if the site leaves it out, which the check of links says.
 */
export function findAddressProblem(address: string): string | null {
  const path = toPath(address);
  const [, part] = address.split('#');
  if (isLeftOut(path)) return null;
  if (!isFound(path)) return describeLost(path);
  const folder = parts.get(path);
  if (!part || !folder || folder.slugs().includes(part)) return null;
  return `expected a file of ${folder.folder} after ${path}#, found "${address}". ${suggest(part, folder.slugs())}`;
}
