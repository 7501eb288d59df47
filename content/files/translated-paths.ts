import { AUTHORS, type EntryFolder, entryFolders, PAGES, serviceAliases } from '../routes';
import { FURTHER, toMirrorFolder } from '../schema/mirror';
import { invalid, type Mistake, readIfSound } from '../schema/mistake';
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

/** A file of a folder in this language, and the name of the one that it translates. */
type Translation = { name: string; file: string; original: string };

const lists = new Map<string, readonly Translation[]>();

/** The files of a folder in a further language. None in the first one. */
export function listTranslations(folder: string): readonly Translation[] {
  const known = lists.get(folder);
  if (known || !FURTHER) return known ?? [];
  const names = readIfSound(() => listNames(toMirrorFolder(folder))) ?? [];
  const list = names.flatMap((each) => {
    const file = `${folder}/${each}`;
    const [, name] = /^(?!README\.md$)(.+)\.(?:md|yaml)$/.exec(each.normalize('NFC')) ?? [];
    if (!name) return [];
    const text = readIfSound(() => readText(file)) ?? '';
    return { name, file, original: findValue(text, 'translates') ?? name };
  });
  lists.set(folder, list);
  return list;
}

/** The names in this language of files of a folder that have others there, by those of the first language. */
function getNames(folder: string): ReadonlyMap<string, string> {
  const names = listTranslations(folder)
    .filter(({ name, original }) => name !== original)
    .map(({ name, original }) => [original, name] as const);
  const aliases = folder === entryFolders.services.folder ? Object.entries(serviceAliases) : [];
  return new Map([
    ...aliases.flatMap(([alias, slug]) =>
      names.filter(([original]) => original === slug).map(([, name]) => [alias, name] as const),
    ),
    ...names,
  ]);
}

/** The name in this language of a file of a folder, by that in the first language. */
export const translateName = (folder: string, name: string): string =>
  getNames(folder).get(name) ?? name;

/** Finds files of a folder that translate the same one. */
export const findTwins = (folder: string): Mistake[] =>
  listTranslations(folder).flatMap(({ file, original }, i, all) => {
    const twin = all.slice(0, i).find((each) => each.original === original);
    return twin
      ? invalid(file, `translates: ${twin.file} translates "${original}", too. Delete one of them`)
      : [];
  });

/** The paths of a page of content/pages in the first language, and in this one. */
function getPaths(name: string): readonly [first: string, own: string] {
  const file = `${PAGES}/${name}.yaml`;
  const first = toFirstPath(file, name);
  return [first, findPath(readIfSound(() => readText(file)) ?? '') ?? first];
}

/** The addresses of an entry: its page, the list of its articles, and its part of the page that lists all. */
function listStarts({ folder, start, list, parts }: EntryFolder): (readonly [string, string])[] {
  const [first, own] = list && parts ? getPaths(list) : [];
  return [
    [start, start],
    ...(folder === entryFolders.team.folder ? [[AUTHORS, AUTHORS] as const] : []),
    ...(first ? [[`${first}#`, `${own}#`] as const] : []),
  ];
}

/** The addresses in a further language of pages and entries that have others there, by those of the first language. */
const translatedPaths = once((): ReadonlyMap<string, string> => {
  if (!FURTHER) return new Map();
  const pages = listTranslations(PAGES).map(({ name }) => getPaths(name));
  const entries = Object.values<EntryFolder>(entryFolders).flatMap((folder) =>
    listStarts(folder).flatMap(([first, own]) =>
      [...getNames(folder.folder)].map(([from, to]) => [first + from, own + to] as const),
    ),
  );
  return new Map([...pages, ...entries].filter(([first, own]) => own !== first));
});

/** The paths in the first language of pages and entries that have others in this one. */
const originalPaths = once(
  () => new Map([...translatedPaths()].map(([first, own]) => [own, first] as const)),
);

/** The path in the first language of the page at a path. */
export const toOriginalPath = (path: string): string => originalPaths().get(path) ?? path;

function translateAddress(address: string): string {
  const [path = '', rest = ''] = address.split(/(?=[?#])(.*)/s);
  return translatedPaths().get(address) ?? (translatedPaths().get(path) ?? path) + rest;
}

/** Leads the links of a text in Markdown to the pages of this language. */
export const translateLinks = (text: string): string =>
  text.replace(
    /(\]\(|\bhref=")(\/[^\s)"]*)/g,
    (_, start: string, address: string) => start + translateAddress(address),
  );

/** Leads addresses of the first language to the pages of this one. Its own addresses stay. */
export function translateAddresses(value: unknown): unknown {
  if (typeof value === 'string')
    return value.startsWith('/') ? translateAddress(value) : translateLinks(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(translateAddresses);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, translateAddresses(each)]),
  );
}
