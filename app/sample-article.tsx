import { ArticleBody } from '@/components/sections/ArticleBody/ArticleBody';
import { ArticleHeader } from '@/components/sections/ArticleHeader/ArticleHeader';
import { articlePage } from '@/content/collections/article-page';
import { sampleArticle } from '@/content/collections/articles';
import { toTagLinks } from '@/content/collections/tags';
import { getTrail } from '@/content/files/breadcrumb';

/** The sample article: `content/samples`. */
export function SampleArticle() {
  const article = sampleArticle();
  const { contents, updated } = articlePage();
  return (
    <article>
      <ArticleHeader
        article={article}
        tags={toTagLinks(article.tags)}
        trail={getTrail('blogs')}
        updated={updated}
      />
      <ArticleBody prose={article.prose} contents={contents} />
    </article>
  );
}
