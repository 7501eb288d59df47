import { type EntryFolder, entryFolders } from '../routes';
import { suggest } from '../schema/nearest';
import { listSlugs } from './folder';
import { formerAddresses } from './former';
import { toFormerPath } from './former-path';
import { isLeftOut } from './left-out';
import { once } from './once';
import { aliases, pageAddresses, rawPages } from './pages';
import { isPublicFile, listPublicFiles } from './public-files';
import { decode, toPath } from './to-path';

const staticAddresses = once(() => new Set(pageAddresses()));

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

/** The folder whose entries have parts of the page at an address, each with the entry's slug as its id. */
function findParts(path: string) {
  const page = rawPages().find((each) => each.path === path);
  return page && folders.find(({ parts, list }) => parts && list === page.name);
}

/** Whether a file of a folder has its page at a path. */
export const isEntry = (path: string): boolean =>
  fileAddresses
    .get(path.slice(0, path.lastIndexOf('/') + 1))?.()
    .has(path) === true;

/** Whether there is a page at a path. A second address counts if its page is there. */
function isPage(address: string): boolean {
  const path = aliases().get(address) ?? address;
  return staticAddresses().has(path) || isEntry(path);
}

/** Whether there is a page or a file at a path. */
export const isFound = (path: string): boolean =>
  isPage(path) || builtFiles.includes(path) || isPublicFile(path);

/** Says that there is nothing at a path, and names what is nearest. */
function describeLost(path: string): string {
  const former = formerAddresses().find(({ from }) => from === toFormerPath(path, '/'));
  if (former) return `expected the present address "${former.to}", found the former one "${path}"`;
  const known = [
    ...staticAddresses(),
    ...[...fileAddresses.values()].flatMap((read) => [...read()]),
  ];
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
  const path = decode(toPath(address));
  const [, part] = address.split('#');
  if (isLeftOut(path)) return null;
  if (!isFound(path)) return describeLost(path);
  const folder = findParts(path);
  if (!part || !folder || folder.slugs().includes(part)) return null;
  return `expected a file of ${folder.folder} after ${path}#, found "${address}". ${suggest(part, folder.slugs())}`;
}
