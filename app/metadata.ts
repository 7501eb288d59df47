import type { Metadata } from 'next';
import type { feeds as articleFeeds } from '@/content/feeds';
import { absoluteUrl } from '@/content/loaders/absolute-url';
import pictures from '@/content/pictures/shares.json';
import { canonicalPath } from '@/content/routes';
import type { ArticleFront } from '@/content/schema/article';
import { type Meta, namesAgency } from '@/content/schema/meta';
import { SHARE_SIZE } from '@/content/schema/share';
import { site } from '@/content/site';

const sharePictures = new Map(Object.entries(pictures));

type Page = { path: string; meta: Meta };

type Options = {
  /** The article, if the page is one. */
  article?: Pick<ArticleFront, 'created_at' | 'updated_at' | 'tag'>;
  /** The address of its text as Markdown. */
  markdown?: string;
  /** The feeds, on pages that lead to the articles. */
  feeds?: typeof articleFeeds;
};

/**
 * The metadata of a page: title, description, canonical and other addresses, and Open Graph's tags.
 * Without `site.url`, the tags that need a full address are left out.
 *
 * @param page its address, and its title and description as content has checked them. A page
 * without a share picture of its own shows the home page's
 */
export function getMetadata(
  { path: address, meta: { title, description } }: Page,
  { article, markdown, feeds }: Options = {},
) {
  const path = canonicalPath(address);
  const { file, alt } = sharePictures.get(path) ?? pictures['/'];
  return {
    title: namesAgency(title) ? { absolute: title } : title,
    description,
    alternates: {
      canonical: absoluteUrl(path),
      types: {
        ...(feeds &&
          site.url && {
            'application/rss+xml': [{ url: absoluteUrl(feeds.rss), title: feeds.title }],
            'application/feed+json': [{ url: absoluteUrl(feeds.json), title: feeds.title }],
          }),
        ...(markdown && { 'text/markdown': absoluteUrl(markdown) }),
      },
    },
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
      ...(site.url && {
        url: absoluteUrl(path),
        images: { url: absoluteUrl(`/og/${file}`), ...SHARE_SIZE, alt, type: 'image/jpeg' },
      }),
    },
    twitter: { card: 'summary_large_image' },
  } satisfies Metadata;
}
