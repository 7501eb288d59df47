import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Document, elementsOf, namesIn, setAttribute } from './html';

/** The class names of CSS modules by the modules' paths from the project's root. */
export type ClassNames = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Short names by the names that Next gave. */
export type ShortNames = ReadonlyMap<string, string>;

/**
 * Reads the class names that Next gave each CSS module, and removes the file: the site does not
 * need it. The islands' bundle must use the very names that stand in the pages.
 *
 * @param file the file that the app's route printed: `import.meta.glob` of the modules as JSON
 * @throws when the file is missing
 */
export async function takeClassNames(out: string, file: string): Promise<ClassNames> {
  const path = join(out, file);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(
      `${path} is missing: add app/${file}/route.ts, which prints the class names (README.md).`,
    );
  });
  await rm(path);
  const modules: Record<string, Record<string, string>> = JSON.parse(text);
  // Keys are relative to the route, which stands in the project's app folder.
  return new Map(
    Object.entries(modules).map(([key, names]) => [key.replace(/^(\.{0,2}\/)+/, ''), names]),
  );
}

/**
 * Gives every class of a CSS module a short name: c0, c1 and so on. The hashes in Next's names do
 * not compress; they are 0.5 kB of a home page that has 14 kB for its first round trip.
 */
export function shortNames(classNames: ClassNames): ShortNames {
  const all = [...classNames.values()].flatMap((names) => Object.values(names));
  const single = new Set(all.flatMap((names) => names.split(' ')));
  return new Map([...single].map((name, i) => [name, `c${i.toString(36)}`]));
}

const shorten = (names: string, short: ShortNames) =>
  names
    .split(' ')
    .map((name) => short.get(name) ?? name)
    .join(' ');

/** Replaces the names in the map by the short ones. The islands' bundle uses the result. */
export const shortenModules = (classNames: ClassNames, short: ShortNames): ClassNames =>
  new Map(
    [...classNames].map(([module, names]) => [
      module,
      Object.fromEntries(
        Object.entries(names).map(([local, value]) => [local, shorten(value, short)]),
      ),
    ]),
  );

/** A class in a selector. A digit or a hyphen that a name may not begin with stands escaped. */
const SELECTOR = /\.((?:[\w-]|\\[0-9a-f]{1,6} ?)+)/gi;

const unescapeName = (name: string) =>
  name.replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** A sheet with short names. */
export const shortenSheet = (css: string, short: ShortNames): string =>
  css.replace(SELECTOR, (whole, name) => {
    const found = short.get(unescapeName(name));
    return found === undefined ? whole : `.${found}`;
  });

/** Gives the elements of a page their short names. */
export function shortenPage(document: Document, short: ShortNames): void {
  for (const element of elementsOf(document)) {
    for (const attribute of ['class', 'data-classes']) {
      const names = namesIn(element, attribute);
      if (names.length > 0) setAttribute(element, attribute, shorten(names.join(' '), short));
    }
  }
}
