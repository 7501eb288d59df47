import { readFileSync } from 'node:fs';
import { agencyFacts } from '@/content/files/agency-facts';
import { fillBraces } from '@/content/files/braces';
import type { Collection, Entry } from '@/content/files/collection';
import { readFolder } from '@/content/files/folder';
import { invalid, splitFile } from '@/content/files/read-file';
import { readProse } from '@/content/prose/prose';
import { collections } from '@/content/published/collections';
import { entryFolders } from '@/content/routes';
import { Mistake, refuse, tolerate } from '@/content/schema/mistake';

/** Runs a check. The checks after it run too, whatever it finds. */
const check = (run: () => unknown): void =>
  tolerate<void>(
    () => void run(),
    () => undefined,
  );

/** The addresses of the entries that visitors do not see, with their files. */
function getHidden({ start, all, find }: Collection<unknown>): [string, string][] {
  if (start === undefined) return [];
  return all()
    .filter(({ slug }) => !find(slug))
    .map(({ slug, file }) => [`${start}${slug}`, file]);
}

/** Refuses links of a text that lead to hidden pages. */
function checkTargets(
  { file }: Pick<Entry<unknown>, 'file'>,
  links: readonly string[],
  hidden: ReadonlyMap<string, string>,
): void {
  const mistakes = links.flatMap((link) => {
    const target = hidden.get(link.split('#')[0] ?? '');
    if (!target) return [];
    return invalid(file, `link to "${link}": ${target} is a draft, or its day has not come`);
  });
  refuse(mistakes);
}

/** Checks the Markdown of a collection, that of drafts too. */
function checkTexts({ all, find }: Collection<unknown>, hidden: ReadonlyMap<string, string>): void {
  for (const entry of all()) {
    check(() => {
      const { links } = readProse(entry.file, entry.body);
      if (find(entry.slug)) checkTargets(entry, links, hidden);
    });
  }
}

/** Checks the Markdown of files whose fields are wrong. */
function checkOtherTexts({ folder, format, all }: Collection<unknown>): void {
  const sound = new Set(all().map(({ file }) => file));
  for (const { file } of readFolder(folder, format).files) {
    if (sound.has(file)) continue;
    check(() => {
      const { body } = splitFile(file, readFileSync(file, 'utf8'));
      readProse(file, fillBraces(file, body, agencyFacts));
    });
  }
}

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

/** Checks every file of every collection, drafts too. Lists what is wrong (`listMistakes`). */
export function checkContent(): void {
  check(checkFolders);
  for (const { collection } of collections) check(collection.all);
  const hidden = new Map(collections.flatMap(({ collection }) => getHidden(collection)));
  for (const { collection, isProse, checks } of collections) {
    for (const run of checks?.() ?? []) check(run);
    if (!isProse) continue;
    checkTexts(collection, hidden);
    check(() => checkOtherTexts(collection));
  }
}
