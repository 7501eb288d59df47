import { entryFolders } from '@/content/routes';
import { Mistake, readTogether, refuse } from '@/content/schema/mistake';
import { collections } from '@/content/structured/collections';

/** Refuses a folder with pages that no collection has. */
export function checkFolders(): void {
  const known = collections.map(({ collection }) => collection.folder);
  const lost = Object.values(entryFolders).filter(({ folder }) => !known.includes(folder));
  refuse(
    lost.map(
      ({ folder }) =>
        new Mistake(
          `content/structured/collections.ts has no collection of ${folder}, which content/routes.ts has. Add it. content/add-a-collection.md says how.`,
        ),
    ),
  );
}

/** Checks what the entries of each collection make together, such as lists. */
export const checkCollections = (): unknown =>
  readTogether(
    ...collections.map(
      ({ collection, checks }) =>
        () =>
          readTogether(...(collection.isOut() ? [] : (checks?.() ?? []))),
    ),
  );
