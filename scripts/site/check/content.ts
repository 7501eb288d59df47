import { agencyFacts } from '@/content/files/agency-facts';
import { hasName, tryFill } from '@/content/files/braces';
import { type Collection, definedCollections } from '@/content/files/collection';
import { readFolder, type SlugFile } from '@/content/files/folder';
import { readFields, splitReaders, wordsFiles } from '@/content/files/read-file';
import { readText } from '@/content/files/read-text';
import { checkProse } from '@/content/prose/prose';
import { invalid, readTogether, refuse } from '@/content/schema/mistake';

/** The addresses of the entries that visitors do not see, with their files. */
function getHidden({ start, sound, find }: Collection<unknown>): [string, string][] {
  if (start === undefined) return [];
  return sound()
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

/** Reads every file of words and of collections, drafts too. */
export const checkFiles = (): unknown =>
  readTogether(
    ...[...wordsFiles.values()].map(({ read }) => read),
    ...definedCollections.map(({ all }) => all),
  );

/** Checks the Markdown of a file, also where its fields are wrong or its words in braces are not known. */
function readLinks({ file }: SlugFile): readonly string[] {
  const { readBody } = splitReaders(file, readText(file));
  const { filled, problems, cause } = tryFill(readBody(), agencyFacts);
  const { prose, problems: found } = checkProse(filled);
  const isComplete = problems.length === 0 && !cause;
  const own = found.filter((problem) => isComplete || !hasName(problem));
  if (own.length > 0) throw invalid(file, ...own);
  return prose.links;
}

/** Checks the Markdown of all files, that of drafts too. */
export const checkTexts = (): unknown =>
  readTogether(
    ...definedCollections
      .filter(({ isProse }) => isProse)
      .flatMap(({ folder, format }) => readFolder(folder, format).files)
      .map((file) => () => readLinks(file)),
  );

/** Refuses links of files that visitors see to entries that they do not see. */
export function checkHidden(): void {
  const hidden = new Map(definedCollections.flatMap(getHidden));
  if (hidden.size === 0) return;
  readTogether(
    ...[...wordsFiles.keys()].map(
      (file) => () => checkTargets(file, findAddresses(readFields(file)), hidden),
    ),
    ...definedCollections.flatMap(({ sound, find, isProse }) =>
      sound()
        .filter(({ slug }) => find(slug))
        .map((entry) => () => {
          const links = isProse ? readLinks(entry) : [];
          checkTargets(entry.file, [...findAddresses(entry.data), ...links], hidden);
        }),
    ),
  );
}
