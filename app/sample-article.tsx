import { ArticleBody } from '@/components/sections/ArticleBody/ArticleBody';
import { ArticleHeader } from '@/components/sections/ArticleHeader/ArticleHeader';
import { sampleArticle } from '@/content/articles/articles';
import { articlePage } from '@/content/articles/page';
import { toTagLinks } from '@/content/articles/tags';
import { getTrail } from '@/content/references/breadcrumb';

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
