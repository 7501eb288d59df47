import { agencyFacts } from '@/content/files/agency-facts';
import { fillBraces } from '@/content/files/braces';
import { type Collection, definedCollections } from '@/content/files/collection';
import { readFolder } from '@/content/files/folder';
import { invalid, readFields, splitFile, wordsFiles } from '@/content/files/read-file';
import { readText } from '@/content/files/read-text';
import { readProse } from '@/content/prose/prose';
import { refuse, tolerate } from '@/content/schema/mistake';

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

/** The addresses in the fields of a file. */
function findAddresses(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(findAddresses);
}

/** Refuses links of a file that lead to hidden pages. */
function checkTargets(
  file: string,
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

/** Checks the links in the fields of all files that visitors see. */
function checkFields(hidden: ReadonlyMap<string, string>): void {
  if (hidden.size === 0) return;
  for (const file of wordsFiles.keys()) {
    check(() => checkTargets(file, findAddresses(readFields(file)), hidden));
  }
  for (const { file, data } of definedCollections.flatMap((collection) => collection.entries())) {
    check(() => checkTargets(file, findAddresses(data), hidden));
  }
}

/** Checks the Markdown of a collection, that of drafts too. */
function checkTexts({ all, find }: Collection<unknown>, hidden: ReadonlyMap<string, string>): void {
  for (const entry of all()) {
    check(() => {
      const { links } = readProse(entry.file, entry.body);
      if (find(entry.slug)) checkTargets(entry.file, links, hidden);
    });
  }
}

/** Checks the Markdown of files whose fields are wrong. */
function checkOtherTexts({ folder, format, all }: Collection<unknown>): void {
  const sound = new Set(all().map(({ file }) => file));
  for (const { file } of readFolder(folder, format).files) {
    if (sound.has(file)) continue;
    check(() => {
      const { body } = splitFile(file, readText(file));
      readProse(file, fillBraces(file, body, agencyFacts));
    });
  }
}

/** Checks every file of every collection, drafts too. Lists what is wrong (`listMistakes`). */
export function checkContent(): void {
  for (const { all } of definedCollections) check(all);
  const hidden = new Map(definedCollections.flatMap(getHidden));
  checkFields(hidden);
  for (const collection of definedCollections) {
    for (const run of collection.checks()) check(run);
    if (!collection.isProse) continue;
    checkTexts(collection, hidden);
    check(() => checkOtherTexts(collection));
  }
}
