import type { Metadata } from 'next';
import { withBasePath } from '@/components/ui/Link/with-base-path';
import pictures from '@/content/pictures/shares.json';
import type { ArticleFront } from '@/content/schema/article';
import type { Meta } from '@/content/schema/meta';
import { SHARE_SIZE } from '@/content/schema/share';
import { site } from '@/content/site';

/**
 * Stands in a picture's address where the site's own is not set: Next would name localhost. The
 * export leaves the path alone (scripts/export/sharing.ts).
 */
export const NOWHERE = 'https://nowhere.invalid';

/** What is told of a page that is an article. */
export type SharedArticle = Pick<ArticleFront, 'created_at' | 'updated_at' | 'tag'>;

const byPath = new Map(Object.entries(pictures));

/**
 * What chats and social networks show of a page: Open Graph's tags, which X reads as well.
 *
 * @param path the page's real address; one without a picture shows the home page's
 * @param article where the page is one
 */
export function sharingOf({ title, description }: Meta, path: string, article?: SharedArticle) {
  const { file, alt } = byPath.get(path) ?? pictures['/'];
  const picture = withBasePath(`/og/${file}`);
  return {
    openGraph: {
      title,
      description,
      siteName: site.name,
      locale: 'en_GB',
      ...(article
        ? {
            type: 'article' as const,
            publishedTime: article.created_at,
            ...(article.updated_at && { modifiedTime: article.updated_at }),
            section: article.tag,
          }
        : { type: 'website' as const }),
      ...(site.url && { url: withBasePath(path) }),
      images: {
        url: site.url ? picture : NOWHERE + picture,
        ...SHARE_SIZE,
        alt,
        type: 'image/jpeg',
      },
    },
    twitter: { card: 'summary_large_image' },
  } satisfies Metadata;
}
