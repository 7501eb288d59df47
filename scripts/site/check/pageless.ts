import { findReason } from '@/content/files/left-out';
import { listNames } from '@/content/files/owner-files';
import { type EntryFolder, entryFolders } from '@/content/routes';
import { FURTHER, toMirrorFolder } from '@/content/schema/mirror';

/** Finds entries of a further language that it leaves out, because it lacks the page that lists them. */
export const findPageless = (): string[] =>
  Object.values<EntryFolder>(FURTHER ? entryFolders : {}).flatMap(({ folder, format, start }) =>
    listNames(toMirrorFolder(folder))
      .filter((name) => name.endsWith(`.${format}`) && name !== 'README.md')
      .flatMap((name) => {
        const reason = findReason(start + name.slice(0, -format.length - 1));
        return reason ? `${folder}/${name} has no page, because ${reason}.` : [];
      }),
  );
