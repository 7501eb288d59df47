import { serviceAliases, staticRoutes, textFiles } from '../routes';
import { listSlugs } from './folder';
import { suggest } from './nearest';
import { once } from './once';
import { pageFolders } from './page-folders';

const staticAddresses = new Set<string>([
  ...staticRoutes,
  ...textFiles,
  ...Object.keys(serviceAliases).map((slug) => `/services/${slug}`),
]);

/** The addresses of a folder's files, those of drafts too, by the start of the addresses. */
const fileAddresses = new Map(
  pageFolders.map(({ start, folder, format }): [string, () => Set<string>] => [
    start,
    once(() => new Set(listSlugs(folder, format).map((slug) => `${start}${slug}`))),
  ]),
);

/** Says what is wrong with the address of a page, and names the nearest one. Null if it has a page. */
export function findAddressProblem(path: string): string | null {
  if (staticAddresses.has(path)) return null;
  const start = path.slice(0, path.lastIndexOf('/') + 1);
  if (fileAddresses.get(start)?.().has(path)) return null;
  const known = [...staticAddresses, ...[...fileAddresses.values()].flatMap((read) => [...read()])];
  return `expected a page of the site, found "${path}". ${suggest(path, known)}`;
}
