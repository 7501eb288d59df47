import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Shell } from '@/components/layout/Shell/Shell';
import { ArticleBody } from '@/components/sections/ArticleBody/ArticleBody';
import { ArticleHeader } from '@/components/sections/ArticleHeader/ArticleHeader';
import { AuthorNote } from '@/components/sections/blogs/AuthorNote/AuthorNote';
import { feeds } from '@/content/feeds';
import {
  articleById,
  articleFrontById,
  articleFronts,
  getArticleMeta,
} from '@/content/loaders/blog';

import { blogs } from '@/content/pages/blogs';
import { articlePath, markdownPath } from '@/content/routes';
import { site } from '@/content/site';
import { blogPosting } from '@/content/structured/article';
import { breadcrumbs } from '@/content/structured/breadcrumbs';
import { getMetadata } from '../../metadata';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => articleFronts().map(({ _id }) => ({ id: _id }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = articleFrontById((await params).id) ?? notFound();
  const path = articlePath(article._id);
  return getMetadata(
    { path, meta: getArticleMeta(article) },
    { article, feeds, markdown: markdownPath(path) },
  );
}

export default async function ArticlePage({ params }: Props) {
  const article = articleById((await params).id) ?? notFound();
  const { path, contents, updated, authorNote } = blogs.article;
  const here = articlePath(article._id);
  return (
    <Shell
      site={site}
      path={here}
      structuredData={[
        breadcrumbs(here, { path, current: article.title }),
        blogPosting(here, article),
      ]}
    >
      <article>
        <ArticleHeader article={article} path={path} updated={updated} />
        <ArticleBody prose={article.prose} contents={contents} />
      </article>
      <AuthorNote author={article.author} {...authorNote} />
    </Shell>
  );
}
