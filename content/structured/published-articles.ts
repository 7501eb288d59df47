import { articleDraft } from '../collections/article-draft';
import {
  type ArticleFields,
  type ArticleFront,
  PREVIEW_LENGTH,
} from '../collections/article-schema';
import { articleFiles, articleFronts, toFront, visibleArticles } from '../collections/articles';
import type { CollectionOutput, Findable, ListedPage } from '../collections/collection-output';
import { groupByTag } from '../collections/tags';
import { startOfDay } from '../files/day';
import type { Share } from '../files/share';
import { listedListPages } from '../pages/article-lists';
import { plainText } from '../prose/plain-text';
import { readProse } from '../prose/prose';
import { articlePath } from '../routes';
import type { ProseData } from '../schema/prose';
import { joinByComma } from '../schema/words';
import { imagesIn } from './images';

/** An article for the site map. */
export const toListedArticle = (
  path: string,
  { src, created_at, updated_at }: Pick<ArticleFields, 'src' | 'created_at' | 'updated_at'>,
  { pictures }: ProseData,
): ListedPage => ({
  path,
  modified: startOfDay(updated_at ?? created_at),
  images: imagesIn([src, pictures]),
});

const listed = (): ListedPage[] => [
  ...listedListPages().map(({ path, modified }) => ({
    path,
    ...(modified && { modified: startOfDay(modified) }),
    images: [],
  })),
  ...visibleArticles().map(({ slug, file, data, body }) =>
    toListedArticle(articlePath(slug), data, readProse(file, body)),
  ),
];

const findable = (): Findable[] =>
  visibleArticles().map(({ slug, data, body }) => ({
    kind: 'article',
    path: articlePath(slug),
    title: data.title,
    description: data.desc.trim(),
    tags: data.tags,
    text: () => plainText(body),
  }));

/** The share picture of an article. */
export const toArticleShare = ({
  title,
  author,
  reading_time,
  world,
  src,
}: ArticleFront): Share => ({
  title,
  line: joinByComma([author.name, reading_time]),
  world,
  art: { kind: 'set', picture: src },
  alt: src.alt,
});

/** The articles. */
export const articles: CollectionOutput = {
  collection: articleFiles,
  draft: articleDraft,
  listed,
  findable,
  shares: () =>
    articleFronts().map((article) => [articlePath(article.slug), toArticleShare(article)]),
  cut: { field: 'desc', length: PREVIEW_LENGTH },
  checks() {
    const entries = articleFiles.sound().filter(({ slug }) => articleFiles.find(slug));
    return [
      ...entries.map((entry) => () => toFront(entry)),
      () => groupByTag(entries.map(({ slug, data: { tags } }) => ({ slug, tags }))),
    ];
  },
};
