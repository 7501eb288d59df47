import { Shell } from '@/components/layout/Shell/Shell';
import { ArticleBody } from '@/components/sections/ArticleBody/ArticleBody';
import { ArticleHeader } from '@/components/sections/ArticleHeader/ArticleHeader';
import { CommentForm } from '@/components/sections/CommentForm/CommentForm';
import { Comments } from '@/components/sections/Comments/Comments';
import { sampleArticle, summary } from '@/content/loaders/blog';
import { blogDetails } from '@/content/pages/blog-details';
import { site } from '@/content/site';
import { metadataOf } from '../metadata';

const article = sampleArticle();

export const metadata = metadataOf(
  { title: article.title, description: summary(article.desc) },
  '/blog-details',
);

export default function BlogDetailsPage() {
  const { path, contents } = blogDetails.article;
  return (
    <Shell site={site} path="/blog-details" header="demo" footer={3}>
      <article>
        <ArticleHeader article={article} path={path} />
        <ArticleBody prose={article.prose} contents={contents} />
      </article>
      <Comments {...blogDetails.comments} />
      <CommentForm {...blogDetails.commentForm} />
    </Shell>
  );
}
