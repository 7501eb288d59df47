import { readFileSync } from 'node:fs';
import { articleFiles, sampleArticle, sampleFiles } from '@/content/articles/articles';
import { checkReadingTime } from '@/content/articles/reading-time';
import { sharedTags } from '@/content/articles/tags';
import { agencyFacts } from '@/content/files/agency-facts';
import { fillBraces } from '@/content/files/braces';
import type { Collection, Entry } from '@/content/files/collection';
import { readFolder } from '@/content/files/folder';
import { invalid, splitFile } from '@/content/files/front-matter';
import { getJobMeta, jobFiles, toJob } from '@/content/jobs/jobs';
import { readProse } from '@/content/prose/prose';
import { collections } from '@/content/published/collections';
import { refuse, tolerate } from '@/content/schema/mistake';
import { allServices } from '@/content/services/services';
import { teamFiles } from '@/content/team/team';

/** Runs a check. The checks after it run too, whatever it finds. */
const check = (run: () => unknown): void =>
  tolerate<void>(
    () => void run(),
    () => undefined,
  );

/** The addresses of the entries that visitors do not see, with their files. */
function getHidden<Data>({ path, all, find }: Collection<Data>): [string, string][] {
  if (!path) return [];
  return all()
    .filter(({ slug }) => !find(slug))
    .map(({ slug, file }) => [path(slug), file]);
}

/** Refuses links of an article that lead to hidden pages. */
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

/** Checks the articles, drafts too. */
function checkArticles(): void {
  const hidden = new Map(collections.flatMap((collection) => getHidden<unknown>(collection)));
  for (const entry of articleFiles.all()) {
    check(() => checkReadingTime(entry));
    check(() => {
      const { links } = readProse(entry.file, entry.body);
      if (articleFiles.find(entry.slug)) checkTargets(entry, links, hidden);
    });
  }
}

/** Checks the texts of files whose fields are wrong. */
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

/** Checks every file of every collection, drafts too. Lists what is wrong (`listMistakes`). */
export function checkContent(): void {
  for (const { all } of collections) check(all);
  check(sharedTags);
  check(checkArticles);
  check(sampleArticle);
  for (const { file, body } of teamFiles.all()) check(() => readProse(file, body));
  for (const collection of [articleFiles, sampleFiles, teamFiles]) {
    check(() => checkOtherTexts(collection));
  }
  for (const entry of jobFiles.all()) check(() => getJobMeta(toJob(entry)));
  check(allServices);
}
