import { listContent } from '@/content/files/owner-files';
import { findWordsFile } from '@/content/pages/words';
import { Mistake, refuse } from '@/content/schema/mistake';
import { collections } from '@/content/structured/collections';

/** Files beside content: code, and what describes a folder. */
const isBeside = (file: string) => /\.ts$|(^|\/)README\.md$/.test(file);

/** Whether a file of words has no module that reads it. */
const isUnreadWords = (file: string): boolean =>
  /^content\/((sections|templates)\/)?[^/]+\.ya?ml$/i.test(file) && !findWordsFile(file);

/** Whether a file lies in a collection that does not read it. A wrong name of its format has its own message. */
const isUnreadEntry = (file: string): boolean =>
  collections.some(({ collection: { folder, format } }) => {
    if (!file.startsWith(`${folder}/`) || isBeside(file)) return false;
    const name = file.slice(folder.length + 1);
    return name.includes('/') || !name.endsWith(`.${format}`);
  });

/** Refuses files of words and of collections that nothing reads. */
export function checkUnread(files = listContent()): void {
  refuse(
    files
      .filter((file) => isUnreadWords(file) || isUnreadEntry(file))
      .map(
        (file) => new Mistake(`${file}: nothing reads this file. Delete it, or correct its name.`),
      ),
  );
}
