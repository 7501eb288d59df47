import type { z } from 'zod';
import { defineCollection, type Entry } from '../files/collection';
import { isLeftOut } from '../files/left-out';
import { once } from '../files/once';
import { aliases, rawPages } from '../files/pages';
import { PAGES } from '../routes';
import { invalid, readIfSound } from '../schema/mistake';
import { menus } from '../site/menus';
import { pageWords } from '../site/page-words';
import type { Kind, Section, Words } from './kinds';
import { completePage, page as schema } from './page';
import { getShared } from './shared';

const toPath = (name: string): string =>
  rawPages().find((each) => each.name === name)?.path ?? `/${name}`;

/** The pages: `content/pages/<name>.yaml`. */
export const pageFiles = defineCollection({
  folder: PAGES,
  format: 'yaml',
  start: '/',
  schema,
  complete: completePage,
  readWords: pageWords,
  // Addresses that code has.
  reserved: ['404', '500', 'admin', 'brand', 'film', 'sections'],
  isOut: () => false,
  toAddress: toPath,
});

/** A page with all its words. */
export type Page = Omit<z.infer<typeof schema>, 'path'> & {
  /** The name of its file: "about". */
  name: string;
  path: string;
};

const toPage = ({ slug, data }: Entry<z.infer<typeof schema>>): Page => ({
  ...data,
  name: slug,
  path: toPath(slug),
});

/** The addresses that menus list, in their order. */
const inMenus = once((): string[] =>
  Object.values(readIfSound(menus) ?? {}).flatMap((links) =>
    links.map(({ href }) => aliases().get(href) ?? href),
  ),
);

/** The pages that visitors see, in the order of the menus. Those that no menu lists follow by their names. */
export const allPages = once((): readonly Page[] => {
  const pages = pageFiles
    .entries()
    .map(toPage)
    .filter(({ path }) => !isLeftOut(path));
  const getPlace = ({ path }: Page) => {
    const place = inMenus().indexOf(path);
    return place < 0 ? Number.POSITIVE_INFINITY : place;
  };
  return pages.toSorted((one, other) =>
    getPlace(one) === getPlace(other) ? 0 : getPlace(one) - getPlace(other),
  );
});

/** The page at an address, which may be a second one, if visitors see it. */
export const pageAt = (address: string): Page | undefined =>
  allPages().find(({ path }) => path === (aliases().get(address) ?? address));

/** The page with this name, if visitors see it. Throws the mistakes of its file alone. */
export function findPage(name: string): Page | undefined {
  const entry = pageFiles.find(name);
  return entry && !isLeftOut(toPath(name)) ? toPage(entry) : undefined;
}

/** The home page, which every site has. */
export function homePage(): Page {
  const page = findPage('home');
  if (!page) throw invalid(`${PAGES}/home.yaml`, 'expected the page at the address of the site');
  return page;
}

const isOfKind =
  <K extends Kind>(kind: K) =>
  (section: Section): section is Section & { section: K } & Words<K> =>
    section.section === kind;

/** The words of the first section of a kind on a page with this name, if visitors see it. */
export const getWords = <K extends Kind>(name: string, kind: K): Words<K> | undefined =>
  findPage(name)?.sections.find(isOfKind(kind));

/** The words of the first section of a kind on any page, or those that pages share. */
export const findWords = <K extends Kind>(kind: K): Words<K> | undefined =>
  allPages()
    .flatMap(({ sections }) => sections)
    .find(isOfKind(kind)) ?? getShared(kind);
