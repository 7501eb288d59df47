import { countBytes } from '../schema/encode';
import { toMirrorFolder } from '../schema/mirror';
import { invalid, type Mistake, tryRead } from '../schema/mistake';
import { isSlug } from '../schema/slug';
import { isDevice } from './device';
import { listNames } from './owner-files';

/** The formats of a collection's files: text with front matter, or fields alone. */
export type Format = 'md' | 'yaml';

/** The longest slug, in bytes. Names of files have at most 255, with what a build adds. */
const LONGEST = 180;

/** Says why a slug cannot be the name of a file. Undefined if it can. */
export function findSlugProblem(slug: string): string | undefined {
  if (!isSlug(slug)) return 'expected letters, digits and hyphens';
  if (countBytes(slug) > LONGEST) {
    return `expected at most ${LONGEST} bytes. A letter has one to four`;
  }
  return isDevice(slug) ? 'expected another name: Windows keeps this one for a device' : undefined;
}

/** A slug and its file. */
export type SlugFile = { slug: string; file: string };

/** What is wrong with a file's name, or undefined. `twin` is a file whose name differs only in case. */
function findNameProblem(
  slug: string,
  format: Format,
  reserved: readonly string[],
  twin: string | undefined,
): string | undefined {
  if (!isSlug(slug)) {
    return `expected letters, digits and hyphens, such as "tea-and-toast.${format}", because it becomes the address`;
  }
  if (reserved.includes(slug.toLowerCase())) {
    return `"${slug}" is reserved for pages of the site. Rename the file`;
  }
  const problem = findSlugProblem(slug);
  if (problem) return `${problem}. Rename the file`;
  return twin && `${twin} differs only in case, and some hosts ignore case. Rename one of them`;
}

/**
 * The files of a collection's folder, in the order of their names. A file's name is its slug, which is
 * the last part of its address.
 *
 * @param folder from the project's root, such as "content/jobs"
 * @param reserved slugs whose addresses the site itself uses
 * @returns the files, and an error for each other file, whose name cannot be an address, or one for a folder that cannot be
 * opened
 */
export function readFolder(
  folder: string,
  format: Format,
  reserved: readonly string[] = [],
): { files: SlugFile[]; mistakes: Mistake[] } {
  const listed = tryRead(() => listNames(toMirrorFolder(folder)));
  if ('mistake' in listed) return { files: [], mistakes: [listed.mistake] };
  const ending = `.${format}`;
  // A README describes the folder.
  const names = listed.value.filter((name) => name.endsWith(ending) && name !== 'README.md');
  const byLowerCase = new Map<string, string>();
  const mistakes: Mistake[] = [];
  const files = names.flatMap((name) => {
    // Some systems take letters and their accents apart.
    const slug = name.slice(0, -ending.length).normalize('NFC');
    const file = `${folder}/${name}`;
    const problem = findNameProblem(slug, format, reserved, byLowerCase.get(slug.toLowerCase()));
    if (problem !== undefined) {
      mistakes.push(invalid(file, `(file name): ${problem}`));
      return [];
    }
    byLowerCase.set(slug.toLowerCase(), file);
    return { slug, file };
  });
  return { files, mistakes };
}

/** The slugs of a folder's files. They are not opened. */
export const listSlugs = (folder: string, format: Format): string[] =>
  readFolder(folder, format).files.map(({ slug }) => slug);
