import {
  type Article,
  type ArticleCardData,
  type ArticleFront,
  PREVIEW_LENGTH,
  article as schema,
} from '../schema/article';
import { jobs } from './jobs';
import { type Entry, parseMarkdown, readMarkdown } from './markdown';
import { preview } from './preview';
import { readProse } from './prose';

const FOLDER = 'content/blog';

/** Where the sample article of /blog-details stands: not in the list. */
const SAMPLES = 'content/samples';

/** How much of a description search engines show. */
const SUMMARY_LENGTH = 160;

/** The front matter of an article from the text of its file, and the rest. */
export function parseArticle(file: string, text: string): Entry<ArticleFront> {
  return parseMarkdown(file, text, schema);
}

const address = (id: string) => `/blogs/${id}`;

const fronts = () => readMarkdown(FOLDER, schema);

/** The pages made of Markdown that an article may link to. */
function pages(entries: readonly Entry<ArticleFront>[]): Set<string> {
  return new Set([
    ...entries.map(({ data }) => address(data._id)),
    ...jobs().map(({ _id }) => `/job-description/${_id}`),
  ]);
}

/**
 * The articles of their files, the newest first.
 *
 * @param published the articles that they may link to
 * @throws an error that names both files where two have the same id
 */
export function uniqueArticles(
  entries: readonly Entry<ArticleFront>[],
  published = entries,
): Article[] {
  const files = new Map<string, string>();
  for (const { file, data } of entries) {
    const other = files.get(data._id);
    if (other) {
      throw new Error(
        `${file} is not as it should be:\n  _id: expected an id of its own, "${data._id}" is that of ${other}`,
      );
    }
    files.set(data._id, file);
  }
  const known = pages(published);
  return entries
    .map(({ file, data, body }) => ({ ...data, prose: readProse(file, body, known) }))
    .sort((a, b) => b.created_at.localeCompare(a.created_at));
}

/** Every article, the newest first. */
export function articles(): Article[] {
  return uniqueArticles(fronts());
}

/** The article at /blogs/{id}, if there is one. */
export function articleById(id: string): Article | undefined {
  return articles().find(({ _id }) => _id === id);
}

/** Every article as its card shows it. */
export function articleCards(): ArticleCardData[] {
  return articles().map(({ prose: _, ...front }) => ({
    ...front,
    href: address(front._id),
    preview: preview(front.desc, PREVIEW_LENGTH),
  }));
}

/** The sample article of /blog-details. */
export function sampleArticle(): Article {
  const [sample] = uniqueArticles(readMarkdown(SAMPLES, schema), fronts());
  if (!sample) throw new Error(`${SAMPLES}: expected the article of /blog-details`);
  return sample;
}

/** A description as search engines show it: whole words, and no more than they have room for. */
export function summary(desc: string): string {
  if (desc.length <= SUMMARY_LENGTH) return desc;
  const cut = desc.slice(0, SUMMARY_LENGTH - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:.]$/, '')}…`;
}
