import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleBody } from '@/components/sections/ArticleBody/ArticleBody';
import { ArticleHeader } from '@/components/sections/ArticleHeader/ArticleHeader';
import { ArticleNeighbours } from '@/components/sections/blogs/ArticleNeighbours/ArticleNeighbours';
import { AuthorNote } from '@/components/sections/blogs/AuthorNote/AuthorNote';
import { RelatedArticles } from '@/components/sections/blogs/RelatedArticles/RelatedArticles';
import { getNeighbours } from '@/content/collections/article-neighbours';
import { articlePage } from '@/content/collections/article-page';
import {
  articleBySlug,
  articleFrontBySlug,
  articleFronts,
  getArticleMeta,
  toArticleCard,
} from '@/content/collections/articles';
import { relatedArticles } from '@/content/collections/related-articles';
import { tagPath, toTagLinks } from '@/content/collections/tags';
import { getTrail } from '@/content/files/breadcrumb';
import { findPath } from '@/content/files/left-out';
import { decode } from '@/content/files/to-path';
import { feeds } from '@/content/pages/feeds';
import { articlePath } from '@/content/routes';
import { blogPosting } from '@/content/structured/article';
import { breadcrumbs } from '@/content/structured/breadcrumbs';
import { Frame } from '../../Frame';
import { getMetadata } from '../../metadata';
import { staticParams } from '../../static-params';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  staticParams(
    'id',
    articleFronts().map(({ slug }) => slug),
  );

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = articleFrontBySlug(decode((await params).id)) ?? notFound();
  const path = articlePath(article.slug);
  return getMetadata(
    { path, meta: getArticleMeta(article) },
    {
      article,
      feeds: feeds(),
      shares: [path, tagPath(article.tag), findPath('blogs') ?? ''],
    },
  );
}

export default async function ArticlePage({ params }: Props) {
  const article = articleBySlug(decode((await params).id)) ?? notFound();
  const { contents, updated, authorNote, related, neighbours } = articlePage();
  const here = articlePath(article.slug);
  const trail = getTrail('blogs');
  return (
    <Frame
      path={here}
      structuredData={[
        breadcrumbs(here, { path: trail, current: article.title }),
        blogPosting(here, article),
      ]}
    >
      <article>
        <ArticleHeader
          article={article}
          tags={toTagLinks(article.tags)}
          trail={trail}
          updated={updated}
        />
        <ArticleBody prose={article.prose} contents={contents} />
      </article>
      <AuthorNote author={article.author} {...authorNote} />
      <RelatedArticles {...related} articles={relatedArticles(article.slug).map(toArticleCard)} />
      <ArticleNeighbours {...neighbours} {...getNeighbours(article.slug)} />
    </Frame>
  );
}
