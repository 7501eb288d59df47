import { z } from 'zod';
import type { PlainBannerData } from '@/components/sections/PlainBanner/PlainBanner.schema';
import { articleListWords } from '../collections/article-page';
import type { ArticleFront } from '../collections/article-schema';
import { articleFronts, toArticleCard } from '../collections/articles';
import { findTag, sharedTags } from '../collections/tags';
import { findCrumb, findTitle, getTrail } from '../files/breadcrumb';
import { getLanguage } from '../files/language';
import { findPath } from '../files/left-out';
import type { Meta } from '../files/meta';
import { once } from '../files/once';
import { AUTHORS } from '../routes';
import type { Author } from '../schema/author';
import type { ListWords } from '../schema/list-words';
import { Mistake } from '../schema/mistake';
import { toSlug } from '../schema/slug';
import { type ArticleFeed, feeds, toTagFeed } from './feeds';
import { toListMeta } from './list-meta';
import { findPage, getWords } from './pages';
import { furtherPages, getEntries, getPage, getPagePath } from './paging';

/** How many articles a person's page shows. An author with more has a list of all. */
const MOST_ON_PAGE = 6;

/** How many topics stand above a list. */
const TOPICS = 12;

/** The words at the top of a page of a list. */
type Banner = PlainBannerData;

/** A list of articles: all of them, or those of a tag or an author. */
export type ArticleList = {
  path: `/${string}`;
  meta: Meta;
  banner: Banner;
  articles: readonly ArticleFront[];
  feed: ArticleFeed;
  /** The tag that these articles share. */
  tag?: string;
  /** Whose articles these are. */
  author?: Author;
};

/** The page of all articles, with the words at its top. Its banner may be of any kind. */
const blogs = once(() => {
  const page = findPage('blogs');
  if (!page) throw new Mistake('content/pages/blogs.yaml is missing: the articles have no list.');
  const [banner] = page.sections;
  const { lead } = z.object({ lead: z.string().optional().catch(undefined) }).parse(banner);
  const title = findTitle(banner) ?? '';
  const breadcrumb = { path: getTrail(), current: findCrumb('blogs') ?? title };
  return {
    path: findPath('blogs') ?? '/blogs',
    meta: page.meta,
    banner: { title, breadcrumb, ...(lead && { lead }) },
    /** The words of the links to the pages of the list. Without them, it has one page. */
    pages: getWords('blogs', 'list-pages'),
  };
});

/** The list of all articles. */
export const allArticles = (): ArticleList => ({
  path: blogs().path,
  meta: blogs().meta,
  banner: blogs().banner,
  articles: articleFronts(),
  feed: feeds(),
});

/**
 * The title, description and banner of the list of a tag or an author.
 */
function frameList(label: string, articles: readonly ArticleFront[], words: ListWords) {
  const { title, description, count } = words;
  const { path, current } = blogs().banner.breadcrumb;
  return {
    meta: {
      title: `${title} ${label}`,
      description: description
        ? `${description.before} ${label} ${description.after}`
        : `${title} ${label}. ${blogs().banner.lead ?? ''}`.trim(),
    },
    banner: {
      ...blogs().banner,
      breadcrumb: { path: [...path, { label: current, href: blogs().path }], current: label },
      title: label,
      lead: `${articles.length} ${count}`,
    },
    articles,
  };
}

/** The list of the tag at /blogs/tag/{slug}, if it has one. */
export function findTagList(slug: string): ArticleList | undefined {
  const tag = findTag(slug);
  if (!tag) return undefined;
  const { path, label, articles } = tag;
  const frame = frameList(label, articles, articleListWords().tag);
  return { path, ...frame, feed: toTagFeed(tag), tag: label };
}

/** The articles of each author, by the author's slug. */
const byAuthor = once(() => {
  const groups = new Map<string, ArticleFront[]>();
  for (const front of articleFronts()) {
    const group = groups.get(front.author.slug);
    if (group) group.push(front);
    else groups.set(front.author.slug, [front]);
  }
  return groups;
});

/** The list of the author at /blogs/author/{slug}, if there is one. */
export function findAuthorList(slug: string): ArticleList | undefined {
  const articles = byAuthor().get(slug) ?? [];
  const author = articles[0]?.author;
  if (!author || articles.length <= MOST_ON_PAGE) return undefined;
  const path = `${AUTHORS}${slug}` as const;
  return {
    path,
    ...frameList(author.name, articles, articleListWords().author),
    feed: feeds(),
    author,
  };
}

/** The articles that a person's page shows, the newest first, and the list of all if there are more. */
export const getArticlesBy = (slug: string) => ({
  newest: (byAuthor().get(slug) ?? []).slice(0, MOST_ON_PAGE).map(toArticleCard),
  list: findAuthorList(slug),
});

/** The slugs of the tags that have a list. */
export const listedTags = (): string[] => sharedTags().map(({ slug }) => slug);

/** The slugs of the authors who have a list. */
export const listedAuthors = (): string[] =>
  [...byAuthor().keys()].filter((slug) => findAuthorList(slug));

/** The topics above a list: the tags that most articles have. */
export const topTopics = () =>
  sharedTags()
    .slice(0, TOPICS)
    .map(({ label, path, articles }) => ({ label, path, count: articles.length }));

/** The numbers of the pages of the list of all articles, after the first. */
export const furtherListPages = (): number[] =>
  articleFronts().length > 0 && blogs().pages ? furtherPages(articleFronts().length) : [];

/** The words for a page's place in its list: "Page 2". */
const toPlace = (page: number) => `${blogs().pages?.page ?? ''} ${page}`.trim();

/** The banner of a page after the first. It says which page it is. */
function toPageBanner({ banner, path }: ArticleList, page: number, count: number): Banner {
  const { breadcrumb } = banner;
  const place = toPlace(page);
  return {
    ...banner,
    breadcrumb: {
      path: [...breadcrumb.path, { label: breadcrumb.current, href: path }],
      current: place,
    },
    lead: `${place} ${blogs().pages?.of ?? ''} ${count}`,
  };
}

/** The tag on a card: that of its list, else the first that has a list, so that it is one of the topics. */
const pickTag = ({ tag }: ArticleList, { tags, tag: first }: ArticleFront) =>
  tag ?? tags.find((label) => findTag(toSlug(label, getLanguage()))) ?? first;

/** A page of a list, if the list has so many pages. Only /blogs has more than one. */
export function getListPage(list: ArticleList, page: number) {
  const isPaged = list.path === blogs().path && blogs().pages !== undefined;
  const found = getPage(list.path, list.articles, page, isPaged);
  if (!found) return undefined;
  const { path, entries, pages } = found;
  const isFirst = page === 1;
  return {
    path,
    meta: isFirst ? list.meta : toListMeta(list.meta, toPlace(page)),
    banner: isFirst ? list.banner : toPageBanner(list, page, pages.count),
    articles: entries.map((front) => ({ ...toArticleCard(front), tag: pickTag(list, front) })),
    pages,
  };
}

/** The day on which one of the articles last changed. */
const getLastChange = (articles: readonly ArticleFront[]) =>
  articles
    .map(({ created_at, updated_at = created_at }) => updated_at)
    .sort()
    .at(-1);

/** Every page of a list except /blogs itself, for the site map. */
export function listedListPages(): { path: string; modified: string | undefined }[] {
  if (articleFronts().length === 0) return [];
  const { path, articles } = allArticles();
  return [
    ...furtherListPages().map((page) => ({
      path: getPagePath(path, page),
      modified: getLastChange(getEntries(articles, page)),
    })),
    ...[...listedTags().map(findTagList), ...listedAuthors().map(findAuthorList)].flatMap((list) =>
      list ? [{ path: list.path, modified: getLastChange(list.articles) }] : [],
    ),
  ];
}
