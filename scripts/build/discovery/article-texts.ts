import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type articleFiles, articleFrontBySlug, readArticle } from '@/content/articles/articles';
import { getFacts } from '@/content/articles/facts';
import { articlePath, markdownPath } from '@/content/routes';
import { site } from '@/content/site';
import { filesIn } from '../check/files';
import { CACHE, keyOf, readMade } from '../written';
import { articleMarkdown } from './markdown';

type Entry = ReturnType<typeof articleFiles.entries>[number];

/** The step that writes the texts (`../discovery.ts`). */
export const STEP = 'markdown';

/** The folder of the texts that the check has made, by their keys. */
const FOLDER = `${CACHE}/prepared`;

const preparedFile = (key: string) => join(FOLDER, `${key}.md`);

/** All that shapes every article's Markdown. */
const code = keyOf(
  [...filesIn('content/loaders'), ...filesIn('scripts/build/discovery'), 'package.json'],
  [site.url],
);

/** The path of an article's Markdown in `out/`. */
export const textFile = ({ slug }: Entry): string => markdownPath(articlePath(slug)).slice(1);

/** A hash of all that shapes an article's Markdown. */
export const textKey = (entry: Entry): string =>
  keyOf(
    [],
    [code, JSON.stringify([articleFrontBySlug(entry.slug), getFacts(entry).pictures]), entry.body],
  );

const makeText = (entry: Entry) => articleMarkdown(articlePath(entry.slug), readArticle(entry));

let made: ReadonlyMap<string, { key: string }> | undefined;

/**
 * Makes an article's Markdown while its text is parsed, unless the last build has made it. The check
 * calls this, because parsing takes far longer than all else.
 */
export function prepareText(entry: Entry): void {
  if (!site.publishing.markdown) return;
  made ??= readMade(STEP);
  const key = textKey(entry);
  if (made.get(textFile(entry))?.key === key || existsSync(preparedFile(key))) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(preparedFile(key), makeText(entry));
}

/** An article's Markdown: as the check has prepared it, or made now. */
export function takeText(entry: Entry, key: string): string {
  const file = preparedFile(key);
  return existsSync(file) ? readFileSync(file, 'utf8') : makeText(entry);
}

/** Removes what the check has prepared. */
export const removePrepared = (): void => rmSync(FOLDER, { recursive: true, force: true });
