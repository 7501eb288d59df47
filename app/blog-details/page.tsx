import { Shell } from '@/components/layout/Shell/Shell';
import { ArticleBody } from '@/components/sections/ArticleBody/ArticleBody';
import { ArticleHeader } from '@/components/sections/ArticleHeader/ArticleHeader';
import { CommentForm } from '@/components/sections/blog-details/CommentForm/CommentForm';
import { Comments } from '@/components/sections/blog-details/Comments/Comments';
import { getArticleMeta, sampleArticle } from '@/content/articles/articles';
import { toTagLinks } from '@/content/articles/tags';
import { blogDetails } from '@/content/pages/blog-details';
import { getTrail } from '@/content/references/breadcrumb';
import { pages } from '@/content/routes';
import { site } from '@/content/site/site';
import { blogPosting } from '@/content/structured/article';
import { breadcrumbs } from '@/content/structured/breadcrumbs';
import { getMetadata } from '../metadata';

const here = pages['blog-details'].path;
const article = sampleArticle();

export const metadata = getMetadata({ path: here, meta: getArticleMeta(article) }, { article });

export default function BlogDetailsPage() {
  const { contents, updated } = blogDetails().article;
  const trail = getTrail('blogs');
  return (
    <Shell
      site={site()}
      path={here}
      above={pages.blogs.path}
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
      <Comments {...blogDetails().comments} />
      <CommentForm {...blogDetails().commentForm} />
    </Shell>
  );
}
