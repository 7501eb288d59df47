import { type EntryFolder, entryFolders, PAGES } from '../routes';
import { FURTHER, toMirrorFolder } from '../schema/mirror';
import { readIfSound } from '../schema/mistake';
import { isThere } from './locate';
import { once } from './once';
import { listNames, readOriginalText, readText } from './owner-files';

/** The value of a field at the start of a line, also where the YAML is wrong. */
const findValue = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}: *["']?([^\\s"']+)`, 'm').exec(text)?.[1];

/** The address that a page names. */
export function findPath(text: string): `/${string}` | undefined {
  const path = findValue(text, 'path');
  return path?.startsWith('/') ? (path as `/${string}`) : undefined;
}

const readIfThere = (file: string): string =>
  isThere(file) ? (readIfSound(() => readOriginalText(file)) ?? '') : '';

/** The path in the first language of the page of a file of content/pages. */
export const toFirstPath = (file: string, name: string): `/${string}` =>
  findPath(readIfThere(file)) ?? `/${name}`;

/** The names of the files of a folder in this language, without their ending. */
const listOwn = (folder: string, ending: string): string[] =>
  (readIfSound(() => listNames(toMirrorFolder(folder))) ?? [])
    .filter((name) => name.endsWith(ending) && name !== 'README.md')
    .map((name) => name.slice(0, -ending.length).normalize('NFC'));

/** The paths in a further language of pages and entries that have others there, by those of the first language. */
const translatedPaths = once((): ReadonlyMap<string, string> => {
  if (!FURTHER) return new Map();
  const pages = listOwn(PAGES, '.yaml').map((name): [string, string | undefined] => {
    const file = `${PAGES}/${name}.yaml`;
    return [toFirstPath(file, name), findPath(readIfSound(() => readText(file)) ?? '')];
  });
  const entries = Object.values<EntryFolder>(entryFolders).flatMap(({ folder, format, start }) =>
    listOwn(folder, `.${format}`).map((name): [string, string | undefined] => {
      const text = readIfSound(() => readText(`${folder}/${name}.${format}`)) ?? '';
      const original = findValue(text, 'translates');
      return [`${start}${original ?? name}`, original && `${start}${name}`];
    }),
  );
  return new Map(
    [...pages, ...entries].flatMap(([first, own]) => (own && own !== first ? [[first, own]] : [])),
  );
});

/** The paths in the first language of pages and entries that have others in this one. */
const originalPaths = once(
  () => new Map([...translatedPaths()].map(([first, own]) => [own, first] as const)),
);

/** The path in the first language of the page at a path. */
export const toOriginalPath = (path: string): string => originalPaths().get(path) ?? path;

/** Leads addresses of the first language to the pages of this one. Its own addresses stay. */
export function translateAddresses(value: unknown): unknown {
  if (typeof value === 'string' && value.startsWith('/')) {
    const [path = '', rest = ''] = value.split(/(?=[?#])(.*)/s);
    return (translatedPaths().get(path) ?? path) + rest;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(translateAddresses);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, translateAddresses(each)]),
  );
}
