import type { Metadata } from 'next';
import type { feeds as articleFeeds } from '@/content/feeds';
import pictures from '@/content/pictures/shares.json';
import type { ArticleFront } from '@/content/schema/article';
import { type Meta, namesAgency } from '@/content/schema/meta';
import { SHARE_SIZE } from '@/content/schema/share';
import { absoluteUrl, site } from '@/content/site';

const sharePictures = new Map(Object.entries(pictures));

type Options = {
  /** The page's article, where it is one. */
  article?: Pick<ArticleFront, 'created_at' | 'updated_at' | 'tag'>;
  /** Where its text stands as Markdown. */
  markdown?: string;
  /** The feeds, on pages that lead to the articles. */
  feeds?: typeof articleFeeds;
};

/**
 * All that a page's head says of the page: title, description, canonical and other addresses, and
 * Open Graph's tags. What needs a full address is left out while `site.url` is not set.
 *
 * @param meta checked where the content is read
 * @param path the page's canonical path; a path without a share picture shows the home page's
 */
export function getMetadata(
  { title, description }: Meta,
  path: string,
  { article, markdown, feeds }: Options = {},
) {
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
