import type { ArticleList } from '@/content/lists/article-lists';
import { furtherPages } from '@/content/lists/paging';
import { NO_PAGE } from '../static-params';

/**
 * The pages after the first of several lists, for `generateStaticParams`.
 *
 * @param segment the name of the segment that tells the lists apart: "tag" for `[tag]`
 * @param slugs its values
 */
export function listPageParams<Segment extends string>(
  segment: Segment,
  slugs: readonly string[],
  find: (slug: string) => ArticleList | undefined,
): Record<Segment | 'page', string>[] {
  const toParams = (slug: string, page: string) =>
    ({ [segment]: slug, page }) as Record<Segment | 'page', string>;
  const params = slugs.flatMap((slug) =>
    furtherPages(find(slug)?.articles.length ?? 0).map((page) => toParams(slug, `${page}`)),
  );
  return params.length > 0 ? params : [toParams(NO_PAGE, NO_PAGE)];
}
