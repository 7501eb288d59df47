import { type articleFiles, articleFrontBySlug, readArticle } from '@/content/articles/articles';
import { getFacts } from '@/content/articles/facts';
import { articlePath, markdownPath } from '@/content/routes';
import { site } from '@/content/site';
import { filesIn } from '../check/files';
import { keyOf } from '../written';
import { articleMarkdown } from './markdown';

type Entry = ReturnType<typeof articleFiles.entries>[number];

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

/** Makes an article's Markdown. */
export const makeText = (entry: Entry): string =>
  articleMarkdown(articlePath(entry.slug), readArticle(entry));
