import { DESCRIPTION, roomFor } from '@/content/files/meta';
import { listWords } from '@/content/pages/words';
import { readIfSound } from '@/content/schema/mistake';
import { getLength, toUnit } from '@/content/schema/words';
import { collections } from '@/content/structured/collections';
import { isUnread } from './unshown';

/** Says how a title or a description differs from what search engines show well. */
export function describeMeta(file: string, data: unknown): string[] {
  const { title = '', description = '' } = Object(Object(data).meta);
  const { least, most } = DESCRIPTION;
  const [length, room] = [getLength(String(description)), roomFor(String(title))];
  return [
    getLength(String(title)) > room &&
      `${file}: meta.title: search engines cut what is longer than ${room} ${toUnit(title)}. This one has ${getLength(String(title))}.`,
    length > 0 &&
      (length < least || length > most) &&
      `${file}: meta.description: search engines show ${least} to ${most} ${toUnit(description)} well. This one has ${length}. Write it there, or change the sentence that stands for it.`,
  ].filter((line) => line !== false);
}

/** Finds titles and descriptions of pages that search engines cut, or that say little. Drafts are included. */
export function findOddMeta(): string[] {
  const words = listWords()
    .filter(({ words: { file } }) => !isUnread(file))
    .map(({ words }) => ({ file: words.file, data: readIfSound(words) }));
  const entries = collections.flatMap(({ collection }) => collection.sound());
  return [...words, ...entries].flatMap(({ file, data }) => describeMeta(file, data));
}
