import { defineCollection, type Entry, parseEntry } from '../files/collection';
import { isShown } from '../files/left-out';
import type { Meta } from '../files/meta';
import { once } from '../files/once';
import { readProse } from '../prose/prose';
import { summary } from '../prose/summary';
import { articlePath, entryFolders } from '../routes';
import { invalid, Mistake, readTogether } from '../schema/mistake';
import { cutText } from '../schema/words';
import {
  type Article,
  type ArticleCardData,
  type ArticleFields,
  type ArticleFront,
  PREVIEW_LENGTH,
  article as schema,
} from './article-schema';
import { toAuthor } from './authors';
import { getReadingTime } from './reading-time';
import { findPerson } from './team';

/** The sample article, which /blog-details shows and no list has. */
export const sampleFiles = defineCollection({
  folder: 'content/samples',
  isOut: () => !isShown('sample-article'),
  format: 'md',
  schema,
  isProse: true,
});

/** The articles: `content/articles/<slug>.md`. */
export const articleFiles = defineCollection({
  ...entryFolders.articles,
  schema,
  isProse: true,
  reserved: ['page', 'tag', 'author'],
});

/** Reads the text of an article's file. */
export const parseArticle = (slug: string, text: string): Entry<ArticleFields> =>
  parseEntry({ slug, file: `${articleFiles.folder}/${slug}.md` }, text, schema);

/** An article without its text, with its author. */
export function toFront({ slug, file, body, data }: Entry<ArticleFields>): ArticleFront {
  const { author: authorSlug, tags, reading_time = getReadingTime(body), ...rest } = data;
  const [tag = ''] = tags;
  const person = findPerson(authorSlug);
  if (person) return { slug, ...rest, reading_time, tags, tag, author: toAuthor(person) };
  throw invalid(
    file,
    `author: content/team/${authorSlug}.md is a draft. Publish it, or name someone else`,
  );
}

/** The articles that visitors see, the newest first. */
const newestFirst = once(() => {
  const entries = [...articleFiles.entries()].sort(
    (a, b) =>
      b.data.created_at.localeCompare(a.data.created_at) || a.slug.localeCompare(b.slug, 'en'),
  );
  return readTogether(...entries.map((entry) => () => ({ entry, front: toFront(entry) })));
});

const bySlug = once(() => new Map(newestFirst().map((each) => [each.entry.slug, each])));

/**
 * Reads and checks an article's text.
 *
 * @throws an error that names the file and each heading, link or picture that is wrong
 */
export function readArticle(entry: Entry<ArticleFields>): Article {
  const { file, body } = entry;
  const [front, prose] = readTogether(
    () => toFront(entry),
    () => readProse(file, body),
  );
  return { ...front, prose };
}

/** The files of the articles that visitors see, the newest first. */
export const visibleArticles = (): Entry<ArticleFields>[] =>
  newestFirst().map(({ entry }) => entry);

/** Every article without its text, the newest first. */
export const articleFronts = (): ArticleFront[] => newestFirst().map(({ front }) => front);

/** The article at /blogs/{slug} without its text, if there is one. */
export const articleFrontBySlug = (slug: string): ArticleFront | undefined =>
  bySlug().get(slug)?.front;

/** The article at /blogs/{slug}, if there is one. */
export function articleBySlug(slug: string): Article | undefined {
  const found = bySlug().get(slug);
  return found && readArticle(found.entry);
}

/** An article as its card shows it. */
export const toArticleCard = (front: ArticleFront): ArticleCardData => ({
  ...front,
  href: articlePath(front.slug),
  preview: cutText(front.desc, PREVIEW_LENGTH),
});

/** The sample article of /blog-details. */
export function sampleArticle(): Article {
  const [sample] = sampleFiles.entries();
  if (!sample) {
    throw new Mistake(
      'content/samples: expected the article of the section "sample-article". Restore its file, publish it, or take the section away.',
    );
  }
  return readArticle(sample);
}

/** An article's title and description for search engines and shared links. */
export const getArticleMeta = ({ title, desc }: ArticleFront): Meta => ({
  title,
  description: summary(desc),
});
