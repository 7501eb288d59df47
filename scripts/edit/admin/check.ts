/** Checks a file in the browser as `npm run check` does, with the site's own schemas and words. */

import { splitFile } from '@/content/files/read-file';
import { findWordsFile } from '@/content/pages/words';
import { readProse } from '@/content/prose/prose';
import { toMirror } from '@/content/schema/mirror';
import { Mistake } from '@/content/schema/mistake';
import { collections } from '@/content/structured/collections';

/**
 * Checks the text of a file.
 *
 * @param place the file, or all files of its collection, such as "content/articles/*.md"
 */
function check(place: string, text: string): void {
  const words = findWordsFile(place);
  words?.check(splitFile(place, text, words).fields);
  const collection = collections.find(
    ({ collection: { folder, format } }) => `${folder}/*.${format}` === place,
  )?.collection;
  if (!collection) return;
  const { file, body } = collection.parse({ slug: 'entry', file: place }, text);
  if (collection.isProse) readProse(file, body);
}

/**
 * Makes the check.
 *
 * @param modules loads each module of content
 * @returns a function that lists what is wrong with the text of a file
 */
export function createCheck(modules: readonly (() => Promise<unknown>)[]) {
  let loaded: Promise<unknown> | undefined;
  return async (place: string, text: string): Promise<string[]> => {
    loaded ??= Promise.all(modules.map((load) => load()));
    await loaded;
    try {
      check(place, text);
      return [];
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      // The file is open, so nobody has to read its name. A consequence of another mistake has no words.
      const lines = error.message.split('\n').map((line) => line.trim());
      return lines
        .filter((line) => line !== '' && line !== `${toMirror(place)} is invalid:`)
        .map((line) => line.replace(/(?<![.?!])$/, '.'));
    }
  };
}
