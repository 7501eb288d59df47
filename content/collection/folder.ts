import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { invalid } from './front-matter';

/** The formats of a collection's files: text with front matter, or fields alone. */
export type Format = 'md' | 'yaml';

/** A slug: the last part of an address. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/i;

/** A slug and its file. */
export type SlugFile = { slug: string; file: string };

/**
 * The files of a collection's folder, in the order of their names. A file's name is its slug, which is
 * the last part of its address.
 *
 * @param folder from the project's root, such as "content/jobs"
 * @param reserved slugs whose addresses the site itself uses
 * @throws an error that names the file whose name cannot be an address
 */
export function listFiles(
  folder: string,
  format: Format,
  reserved: readonly string[] = [],
): SlugFile[] {
  // A README describes the folder.
  const names = readdirSync(join(process.cwd(), folder)).filter(
    (name) => name.endsWith(`.${format}`) && name !== 'README.md',
  );
  const byLowerCase = new Map<string, string>();
  return names.sort().map((name) => {
    const slug = basename(name, `.${format}`);
    const file = `${folder}/${name}`;
    if (!SLUG.test(slug)) {
      throw invalid(
        file,
        `(file name): expected letters, digits and hyphens, such as "tea-and-toast.${format}", because it becomes the address`,
      );
    }
    if (reserved.includes(slug.toLowerCase())) {
      throw invalid(
        file,
        `(file name): "${slug}" is reserved for pages of the site. Rename the file`,
      );
    }
    const twin = byLowerCase.get(slug.toLowerCase());
    if (twin) {
      throw invalid(
        file,
        `(file name): ${twin} differs only in case, and some hosts ignore case. Rename one of them`,
      );
    }
    byLowerCase.set(slug.toLowerCase(), file);
    return { slug, file };
  });
}

/** The slugs of a folder's files. They are not opened. */
export const listSlugs = (folder: string, format: Format): string[] =>
  listFiles(folder, format).map(({ slug }) => slug);
