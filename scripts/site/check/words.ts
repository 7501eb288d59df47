import { definedCollections } from '@/content/files/collection';
import { listFiles } from '@/content/files/owner-files';
import { wordsFiles } from '@/content/files/read-file';
import { copyKeys } from '@/content/routes';
import { Mistake, refuse } from '@/content/schema/mistake';

/** Files beside content: code, and what describes a folder. */
const isBeside = (file: string) => /\.ts$|(^|\/)README\.md$/.test(file);

/** Imports the modules of `content`, so that `wordsFiles` has every file of words. */
export async function importWords(): Promise<void> {
  const modules = listFiles('content').filter((file) => file.endsWith('.ts'));
  await Promise.all(modules.map((file) => import(`@/${file}`)));
}

/** Whether a file of words has no module that reads it. The check of pages names a page without its module. */
function isUnreadWords(file: string): boolean {
  const [, page] = /^content\/(?:pages\/)?([^/]+)\.ya?ml$/i.exec(file) ?? [];
  if (page === undefined || wordsFiles.has(file)) return false;
  return !copyKeys.some((key) => file === `content/pages/${key}.yaml`);
}

/** Whether a file lies in a collection that does not read it. A wrong name of its format has its own message. */
const isUnreadEntry = (file: string): boolean =>
  definedCollections.some(({ folder, format }) => {
    if (!file.startsWith(`${folder}/`) || isBeside(file)) return false;
    const name = file.slice(folder.length + 1);
    return name.includes('/') || !name.endsWith(`.${format}`);
  });

/** Refuses files of words and of collections that nothing reads. */
export function checkUnread(files = listFiles('content')): void {
  refuse(
    files
      .filter((file) => isUnreadWords(file) || isUnreadEntry(file))
      .map(
        (file) => new Mistake(`${file}: nothing reads this file. Delete it, or correct its name.`),
      ),
  );
}
