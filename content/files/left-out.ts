import { type EntryFolder, entryFolders, filmPages, PAGES } from '../routes';
import { FURTHER, toMirror } from '../schema/mirror';
import { readIfSound } from '../schema/mistake';
import { isPublished } from './day';
import { readFolder } from './folder';
import { isThere } from './locate';
import { once } from './once';
import { readText } from './owner-files';
import { aliases, originalPages, type RawPage, rawPages } from './pages';
import { splitReaders } from './read-file';
import { toPath } from './to-path';

/** The section that shows the film. */
const FILM = 'video-testimonial';

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

const isDraft = ({ draft }: RawPage) => draft && !showsAll();

/** Why visitors do not see a page that has a file. A list goes with its entries. */
function findPageReason(page: RawPage): string | undefined {
  if (isDraft(page)) return `${page.file} is a draft`;
  const folder = folders.find(({ list }) => list === page.name);
  return folder?.isEmpty() ? `${folder.folder} has no file that visitors see` : undefined;
}

/** Whether visitors see a section of a kind on some page. */
export const isShown = (kind: string): boolean =>
  rawPages().some(
    (page) => !findPageReason(page) && page.sections.some(({ section }) => section === kind),
  );

/** The page that is at an address or lists what is there, and the folder whose pages it lists. */
function find(address: string) {
  const start = toPath(address);
  const path = aliases().get(start) ?? start;
  const page = rawPages().find((each) => each.path === path);
  if (page) return { page };
  const folder = folders.find((each) => path.startsWith(each.start));
  return { page: rawPages().find(({ name }) => name === folder?.list), folder };
}

const isFilm = (address: string) => filmPages.some((film) => toPath(address).startsWith(film));

/**
 * Why visitors do not see the page at an address, although the site could have it. Undefined if they see it. The pages
 * of entries go with the page that lists them, and the film with the section that shows it.
 */
export function findReason(address: string): string | undefined {
  if (isFilm(address)) return isShown(FILM) ? undefined : `no page has the section "${FILM}"`;
  const { page, folder } = find(address);
  if (page) return findPageReason(page) ?? findUntranslated(address);
  if (folder?.list) return `there is no ${PAGES}/${folder.list}.yaml`;
  return findUntranslated(address);
}

/** Why a further language does not have a page that the first language has. */
function findUntranslated(address: string): string | undefined {
  if (!FURTHER) return undefined;
  const path = toPath(address);
  const folder = folders.find(({ start }) => path.startsWith(start));
  const file = folder
    ? `${folder.folder}/${path.slice(folder.start.length)}.${folder.format}`
    : originalPages().get(path);
  const isHere = file === undefined || rawPages().some((each) => each.path === path);
  return isHere || !isThere(file) || isThere(toMirror(file)) ? undefined : `there is no ${file}`;
}

/** Whether the site leaves out the page at an address, which it could have. */
export const isLeftOut = (address: string): boolean => findReason(address) !== undefined;

/** Whether there is a page for what is at an address, even if it has no entries: the list of a folder, or one with the film. */
export function hasList(start: string): boolean {
  if (isFilm(start)) return isShown(FILM);
  const { page, folder } = find(start);
  return folder?.list === undefined || (page !== undefined && !isDraft(page));
}

/** The address of a page, by the name of its file, if visitors see it. */
export function findPath(name: string): RawPage['path'] | undefined {
  const page = rawPages().find((each) => each.name === name);
  return page && !findPageReason(page) ? page.path : undefined;
}
