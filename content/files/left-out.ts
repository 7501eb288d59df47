import { z } from 'zod';
import { aliases, type EntryFolder, entryFolders, filmPages, pages } from '../routes';
import { readIfSound } from '../schema/mistake';
import { isPublished } from './day';
import { readFolder } from './folder';
import { once } from './once';
import { readText } from './owner-files';
import { readFields, splitReaders } from './read-file';
import { toPath } from './to-path';

const toName = (path: string) => path.split('/')[1] ?? '';

/** The names that `leaveOut` may have: the first parts of the addresses of pages, and of the film. */
export const leavable: readonly string[] = [
  ...Object.values<{ path: string; needed?: string }>(pages).flatMap(({ path, needed }) =>
    needed === undefined ? toName(path) : [],
  ),
  ...filmPages.map(toName),
];

const settings = z.object({ leaveOut: z.array(z.string()) });

/** The names that content/site.yaml leaves out. The check of that file refuses unknown ones. */
const readNames = once((): readonly string[] => {
  const { data } = settings.safeParse(readIfSound(() => readFields('content/site.yaml')));
  return data ? data.leaveOut.filter((name) => leavable.includes(name)) : [];
});

/** Whether visitors see drafts and entries of the future: in `npm run dev` alone. */
export const showsAll = () => process.env.NODE_ENV === 'development';

/** Whether visitors see an entry with these fields. A file with mistakes counts. */
function isVisible(file: string, day: string | undefined): boolean {
  if (showsAll()) return true;
  return isPublished(
    Object(readIfSound(() => splitReaders(file, readText(file)).readFields())),
    day,
  );
}

const folders = Object.values<EntryFolder>(entryFolders).map((each) => ({
  ...each,
  isEmpty: once(
    () => !readFolder(each.folder, each.format).files.some(({ file }) => isVisible(file, each.day)),
  ),
}));

/** The folder whose pages an address is one of, and the name that `leaveOut` has for it. */
function find(address: string) {
  const start = toPath(address);
  const path = aliases[start] ?? start;
  const folder = folders.find((each) => path === each.list || path.startsWith(each.start));
  return { folder, name: toName(folder?.list ?? path) };
}

/** Whether `leaveOut` names the page at an address. Nothing reads the words of such a page. */
export const isNamed = (address: string): boolean => readNames().includes(find(address).name);

/**
 * Why the page at an address is left out. Undefined if it is not. A list goes with its entries, and its
 * entries go with it.
 */
export function findReason(address: string): string | undefined {
  const { folder, name } = find(address);
  if (isNamed(address)) return `"leaveOut" in content/site.yaml names ${name}`;
  return folder?.isEmpty() ? `${folder.folder} has no file that visitors see` : undefined;
}

/** Whether the site leaves out the page at an address. */
export const isLeftOut = (address: string): boolean => findReason(address) !== undefined;
