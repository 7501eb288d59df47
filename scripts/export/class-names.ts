import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The class names of CSS modules by the modules' paths from the project's root. */
export type ClassNames = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Replaces class names in the text of a page, a sheet or JSON. */
export type Shorten = (text: string) => string;

/** A class name. In CSS, a leading digit is escaped, even after a hyphen. */
const NAME = /(?:[\w-]|\\[0-9a-f]{1,6} ?)+/gi;

/** Whether a name has more than small letters and hyphens. */
const hasHash = (name: string) => /[^a-z-]/.test(name);

const unescapeName = (name: string) =>
  name.replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** Names of two characters, "b0" to "zz", and then of three. None is "ad", which blockers of advertising hide. */
const toName = (i: number) => (i < 900 ? 396 + i : 14_256 + i - 900).toString(36);

/**
 * Replaces Next's class names by b0, b1 and so on. The hashes in them do not compress: they are a
 * twentieth of a page. A name without a hash stays, because texts may have the same word.
 */
export function createShorten(names: readonly string[]): Shorten {
  const all = new Set(names.flatMap((each) => each.split(' ')).filter(hasHash));
  const short = new Map([...all].map((name, i) => [name, toName(i)]));
  return (text) => text.replace(NAME, (word) => short.get(unescapeName(word)) ?? word);
}

/** The classes of a page's root. They declare the typefaces of `next/font`, which no route can import. */
const readRootClasses = (html: string) => /<html[^>]* class="([^"]*)"/.exec(html)?.slice(1) ?? [];

/**
 * Reads the class names that Next made for each CSS module and for the typefaces.
 *
 * @param file the file that the app's route writes: `import.meta.glob` of the modules as JSON
 * @param page a page that Next wrote
 * @returns the shortened names, and the function that shortens those in other texts
 * @throws if the file is missing
 */
export async function readClassNames(
  folder: string,
  file: string,
  page: string | undefined,
): Promise<{ classNames: ClassNames; shorten: Shorten }> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(
      `${path} is missing: add app/${file}/route.ts, which prints the class names (see the exporter's README.md).`,
    );
  });
  const modules: Record<string, Record<string, string>> = JSON.parse(text);
  const faces = page ? readRootClasses(await readFile(join(folder, page), 'utf8')) : [];
  const own = Object.values(modules).flatMap((names) => Object.values(names));
  const shorten = createShorten([...own, ...faces]);
  const classNames = Object.entries(modules).map(
    ([key, names]): [string, Record<string, string>] => [
      // The keys are relative to the route in the project's app folder.
      key.replace(/^(\.{0,2}\/)+/, ''),
      Object.fromEntries(Object.entries(names).map(([local, name]) => [local, shorten(name)])),
    ],
  );
  return { classNames: new Map(classNames), shorten };
}
