import { readText, survey } from '@/content/files/owner-files';
import { refuse } from '@/content/schema/mistake';

/** What nobody sees: controls, formats, spaces, and the mark that asks for an emoji's colours. */
const UNSEEN = /\p{C}|\p{Z}|\ufe0f/u;

/**
 * Lists the files of words.
 *
 * @throws the mistakes of files that cannot be opened, which may have characters that no other file has
 */
function listWords(): string[] {
  const { files, mistakes } = survey('content');
  refuse(mistakes);
  return files.filter((file) => /\.(ya?ml|md)$/.test(file)).toSorted();
}

/**
 * The characters of the words of content, capital and small, each with the first file that has it and the
 * line. Pages and share pictures have the same words.
 */
export function findCharacters(files = listWords(), read = readText): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of files) {
    for (const [i, line] of read(file).split('\n').entries()) {
      for (const character of line + line.toUpperCase() + line.toLowerCase())
        if (!found.has(character) && !UNSEEN.test(character))
          found.set(character, `${file}:${i + 1}`);
    }
  }
  return found;
}
