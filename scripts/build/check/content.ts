import { articleFiles } from '@/content/articles/articles';
import { getFacts } from '@/content/articles/facts';
import { checkReadingTime } from '@/content/articles/reading-time';
import { sharedTags } from '@/content/articles/tags';
import type { Collection, Entry } from '@/content/collection/collection';
import { collections } from '@/content/collections';
import { readPerson, teamFiles } from '@/content/team/team';

/** Runs checks that throw, and collects their messages. */
function collect(checks: readonly (() => unknown)[]): string[] {
  return checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}

/** The addresses of the entries that visitors do not see, with their files. */
function getHidden<Data>({ path, all, find }: Collection<Data>): [string, string][] {
  if (!path) return [];
  return all()
    .filter(({ slug }) => !find(slug))
    .map(({ slug, file }) => [path(slug), file]);
}

/** The links of an article that lead to hidden pages. */
function findHiddenTargets(
  { file }: Pick<Entry<unknown>, 'file'>,
  links: readonly string[],
  hidden: ReadonlyMap<string, string>,
): string[] {
  return links.flatMap((link) => {
    const target = hidden.get(link.split('#')[0] ?? '');
    return target
      ? [`${file} is invalid:\n  link to "${link}": ${target} is a draft, or its day has not come`]
      : [];
  });
}

/**
 * Checks every file of every collection, drafts too.
 *
 * @returns a message for each file that is wrong
 */
export function findContentProblems(): string[] {
  const problems = collect([...collections.map(({ all }) => all), sharedTags]);
  // Texts name other files, so they are worth checking when all files can be read.
  if (problems.length > 0) return problems;
  const hidden = new Map(collections.flatMap((collection) => getHidden<unknown>(collection)));
  const inTexts = articleFiles.all().flatMap((entry) => {
    const found = collect([() => checkReadingTime(entry), () => getFacts(entry)]);
    if (found.length > 0 || !articleFiles.find(entry.slug)) return found;
    return findHiddenTargets(entry, getFacts(entry).links, hidden);
  });
  const ofPeople = collect(
    teamFiles.entries().map(
      ({ slug }) =>
        () =>
          readPerson(slug),
    ),
  );
  return [...inTexts, ...ofPeople];
}
