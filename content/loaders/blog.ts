import { articlePath, jobPath } from '../routes';
import {
  type Article,
  type ArticleCardData,
  type ArticleFront,
  PREVIEW_LENGTH,
  article as schema,
} from '../schema/article';
import type { Meta } from '../schema/meta';
import { jobs } from './jobs';
import { type Entry, parseMarkdown, readMarkdown, withUniqueIds } from './markdown';
import { once } from './once';
import { preview } from './preview';
import { readProse } from './prose';

const FOLDER = 'content/blog';

/** The folder of the sample article, which /blog-details shows and no list has. */
const SAMPLES = 'content/samples';

/** How many characters of a description search engines show. */
const SUMMARY_LENGTH = 160;

/** Parses the text of an article's file into front matter and body. */
export function parseArticle(file: string, text: string): Entry<ArticleFront> {
  return parseMarkdown(file, text, schema);
}

/** The files of the articles by their ids, the newest first. */
const files = once(
  () =>
    new Map(
      [...withUniqueIds(readMarkdown(FOLDER, schema))]
        .sort((a, b) => b.data.created_at.localeCompare(a.data.created_at))
        .map((entry) => [entry.data._id, entry]),
    ),
);

/** The pages made of Markdown that an article may link to. */
const pages = once(
  () =>
    new Set([...[...files().keys()].map(articlePath), ...jobs().map(({ _id }) => jobPath(_id))]),
);

const texts = new WeakMap<Entry<ArticleFront>, Article>();

/**
 * An article with its text, which is checked once.
 *
 * @throws an error that names the file and each heading, link or picture that is wrong
 */
export function readArticle(entry: Entry<ArticleFront>): Article {
  const { file, data, body } = entry;
  const article = texts.get(entry) ?? { ...data, prose: readProse(file, body, pages()) };
  texts.set(entry, article);
  return article;
}

/** Every article without its text, the newest first. */
export function articleFronts(): ArticleFront[] {
  return [...files().values()].map(({ data }) => data);
}

/** Articles with their text, the newest first: all of them, or the `newest` ones. */
export function articles(newest?: number): Article[] {
  return [...files().values()].slice(0, newest).map(readArticle);
}

/** The article at /blogs/{id} without its text, if there is one. */
export function articleFrontById(id: string): ArticleFront | undefined {
  return files().get(id)?.data;
}

/** The article at /blogs/{id}, if there is one. */
export function articleById(id: string): Article | undefined {
  const entry = files().get(id);
  return entry && readArticle(entry);
}

/** Every article as its card shows it. */
export function articleCards(): ArticleCardData[] {
  return articleFronts().map((front) => ({
    ...front,
    href: articlePath(front._id),
    preview: preview(front.desc, PREVIEW_LENGTH),
  }));
}

const samples = once(() => readMarkdown(SAMPLES, schema));

/** The sample article of /blog-details. */
export function sampleArticle(): Article {
  const [sample] = samples();
  if (!sample) throw new Error(`${SAMPLES}: expected the article of /blog-details`);
  return readArticle(sample);
}

/** An article's title and description for search engines and shared links. */
export const getArticleMeta = ({ title, desc }: ArticleFront): Meta => ({
  title,
  description: summary(desc),
});

/** A description as search engines show it: cut after a word, at most 160 characters. */
export function summary(desc: string): string {
  if (desc.length <= SUMMARY_LENGTH) return desc;
  const cut = desc.slice(0, SUMMARY_LENGTH - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:.]$/, '')}…`;
}
