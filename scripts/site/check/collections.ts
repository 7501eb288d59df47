import { collections } from '@/content/published/collections';
import { entryFolders } from '@/content/routes';
import { attempt, Mistake, refuse } from '@/content/schema/mistake';

/** Refuses a folder with pages that no collection has. */
function checkFolders(): void {
  const known = collections.map(({ collection }) => collection.folder);
  const lost = Object.values(entryFolders).filter(({ folder }) => !known.includes(folder));
  refuse(
    lost.map(
      ({ folder }) =>
        new Mistake(
          `content/published/collections.ts has no collection of ${folder}, which content/routes.ts has. Add it. content/add-a-collection.md says how.`,
        ),
    ),
  );
}

/** Checks what the entries of each collection make together, such as lists. Lists what is wrong (`listMistakes`). */
export async function checkCollections(): Promise<void> {
  await attempt(checkFolders);
  for (const { checks } of collections) {
    for (const run of checks?.() ?? []) await attempt(run);
  }
}
