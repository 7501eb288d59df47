import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { FURTHER, findMirror, toMirror } from '../schema/mirror';
import { Mistake, tryRead } from '../schema/mistake';
import { decode } from './encoding';
import { attempt, isThere, locate, refusePath } from './locate';
import { isPassedOver } from './passed-over';

/** A folder of content with such a name was meant to be a file. */
const FILE = /^content[\\/].*\.(md|ya?ml|json|svg|png|webp|jpe?g|woff2?|ttf|otf)$/i;

/** Refuses a folder where a file belongs. */
const refuseFolder = (path: string) =>
  refusePath(path, 'is a folder, and should be a file. Rename it, or delete it.');

/**
 * Reads the bytes of a file. All files of the owner are opened here.
 *
 * @param file from the project's root, such as "content/logo.svg"
 * @throws a mistake that names the file, if it cannot be opened
 */
export function readBytes(file: string): Buffer {
  const { real, kind } = locate(file);
  if (kind === 'folder') throw refuseFolder(file);
  return attempt(file, () => readFileSync(real));
}

/**
 * Reads the text of a file, in the first language.
 *
 * @throws a mistake that names the file, if it cannot be opened, and the encoding that it seems to have, if that is
 * not UTF-8
 */
export function readOriginalText(file: string): string {
  const decoded = decode(readBytes(file));
  if ('text' in decoded) return decoded.text;
  throw new Mistake(
    `${file} is invalid:\n  (encoding): expected UTF-8, found what seems to be ${decoded.encoding}. Open the file with that encoding, and save it with the encoding UTF-8`,
  );
}

/**
 * Reads the text of a file, in the language of this process. It is empty where a further language has no such file.
 *
 * @throws as `readOriginalText` does
 */
export function readText(file: string): string {
  const own = toMirror(file);
  return own === file || isThere(own) ? readOriginalText(own) : '';
}

/**
 * Lists the names in a folder, sorted, but for those that are passed over. There are none if there is no folder.
 *
 * @throws a mistake that names the folder, if it cannot be opened
 */
export function listNames(folder: string, isLeft = isPassedOver): string[] {
  if (!isThere(folder)) return [];
  const { real, kind } = locate(folder);
  if (kind === 'file')
    throw refusePath(folder, 'is a file, and should be a folder. Rename it, or delete it.');
  return attempt(folder, () => readdirSync(real))
    .filter((name) => !isLeft(name))
    .sort();
}

/** The files below a folder that can be opened, and a mistake for each of the others. */
type Survey = { files: readonly string[]; mistakes: readonly Mistake[] };

/** Surveys a file or a folder. `above` are the real folders that hold it. */
function walk(path: string, isLeft: typeof isPassedOver, above: readonly string[]): Survey {
  const found = tryRead(() => {
    const place = locate(path);
    if (place.kind === 'file') return place;
    if (FILE.test(path)) throw refuseFolder(path);
    if (above.some((each) => `${each}${sep}`.startsWith(`${place.real}${sep}`)))
      throw refusePath(path, 'is a link to a folder that holds it. Delete it.');
    return { ...place, names: listNames(path, isLeft) };
  });
  if ('mistake' in found) return { files: [], mistakes: [found.mistake] };
  if (!('names' in found.value)) return { files: [path], mistakes: [] };
  const { real, names } = found.value;
  const parts = names.map((name) => walk(`${path}/${name}`, isLeft, [...above, real]));
  return {
    files: parts.flatMap(({ files }) => files),
    mistakes: parts.flatMap(({ mistakes }) => mistakes),
  };
}

/** Surveys all files below a folder, but for those that are passed over. There are none if there is no folder. */
export const survey = (folder: string, isLeft = isPassedOver): Survey =>
  isThere(folder) ? walk(folder, isLeft, []) : { files: [], mistakes: [] };

/** Lists the files below a folder that can be opened: sorted paths from the root, with forward slashes. */
export const listFiles = (folder: string): string[] => survey(folder).files.toSorted();

/** Whether a file lies in the mirror of a further language. A folder with so short a name is one if it has pages. */
export function isMirrored(file: string): boolean {
  const language = file.startsWith('content/') && findMirror(file.slice('content/'.length));
  return Boolean(language) && isThere(`content/${language}/pages`);
}

/** Lists the files of content in the language of this process, by their paths in the first language. */
export function listContent(): string[] {
  const files = listFiles('content');
  if (FURTHER === undefined) return files.filter((file) => !isMirrored(file));
  const mirror = `content/${FURTHER}/`;
  return files
    .filter((file) => file.startsWith(mirror))
    .map((file) => file.replace(mirror, 'content/'));
}
