import { findReason } from '@/content/files/left-out';
import { listTranslations } from '@/content/files/translated-paths';
import { type EntryFolder, entryFolders } from '@/content/routes';

/** Finds entries of a further language that it leaves out, because it lacks the page that lists them. */
export const findPageless = (): string[] =>
  Object.values<EntryFolder>(entryFolders).flatMap(({ folder, start }) =>
    listTranslations(folder).flatMap(({ name, file }) => {
      const reason = findReason(start + name);
      return reason ? `${file} has no page, because ${reason}.` : [];
    }),
  );
