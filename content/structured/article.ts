import type { BlogPostingLeaf } from 'schema-dts';
import type { ArticleFront } from '../collections/article-schema';
import { startOfDay } from '../files/day';
import { absoluteUrl } from '../site/absolute-url';
import { agency } from './agency';
import { toPerson } from './person';
import { toPictureUrl } from './picture';

/**
 * An article as search engines read it.
 *
 * @param path the page's canonical path
 */
export const blogPosting = (path: string, article: ArticleFront): BlogPostingLeaf => ({
  '@type': 'BlogPosting',
  headline: article.title,
  url: absoluteUrl(path),
  image: [toPictureUrl(article.src)],
  datePublished: startOfDay(article.created_at),
  dateModified: startOfDay(article.updated_at ?? article.created_at),
  articleSection: article.tag,
  author: toPerson({
    title: article.author.name,
    designation: article.author.role,
    url: article.author.href,
  }),
  publisher: agency(),
});
