import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Document, getElements, getNames, setAttribute } from './html';

/** The class names of CSS modules by the modules' paths from the project's root. */
export type ClassNames = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** The short class names, by the names that Next made. */
export type ShortNames = ReadonlyMap<string, string>;

/**
 * Reads the class names that Next made for each CSS module.
 *
 * @param file the file that the app's route writes: `import.meta.glob` of the modules as JSON
 * @throws if the file is missing
 */
export async function readClassNames(folder: string, file: string): Promise<ClassNames> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(
      `${path} is missing: add app/${file}/route.ts, which prints the class names (see the exporter's README.md).`,
    );
  });
  const modules: Record<string, Record<string, string>> = JSON.parse(text);
  // The keys are relative to the route in the project's app folder.
  return new Map(
    Object.entries(modules).map(([key, names]) => [key.replace(/^(\.{0,2}\/)+/, ''), names]),
  );
}

/**
 * Gives every class of a CSS module a short name: c0, c1 and so on. The hashes in Next's names do not
 * compress. They would add 0.5 kB to a page that has to fit into 14 kB.
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

/** Replaces the names in the map by the short ones, for the islands' bundle. */
export const shortenModules = (classNames: ClassNames, short: ShortNames): ClassNames =>
  new Map(
    [...classNames].map(([module, names]) => [
      module,
      Object.fromEntries(
        Object.entries(names).map(([local, value]) => [local, shorten(value, short)]),
      ),
    ]),
  );

/** A class in a selector. In CSS, a leading digit is escaped, even after a hyphen. */
const SELECTOR = /\.((?:[\w-]|\\[0-9a-f]{1,6} ?)+)/gi;

const unescapeName = (name: string) =>
  name.replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** Replaces the class names in a sheet by the short ones. */
export const shortenSheet = (css: string, short: ShortNames): string =>
  css.replace(SELECTOR, (whole, name) => {
    const found = short.get(unescapeName(name));
    return found === undefined ? whole : `.${found}`;
  });

/** Replaces the class names in a page by the short ones. */
export function shortenPage(document: Document, short: ShortNames): void {
  for (const element of getElements(document)) {
    for (const attribute of ['class', 'data-classes']) {
      const names = getNames(element, attribute);
      if (names.length > 0) setAttribute(element, attribute, shorten(names.join(' '), short));
    }
  }
}
