import type { Metadata } from 'next';
import { articleFronts } from '@/content/articles/articles';
import type { ArticleFront } from '@/content/articles/schema';
import { toTagSlug } from '@/content/articles/tags';
import { agency } from '@/content/files/agency';
import type { ArticleFeed } from '@/content/lists/article-feed';
import { type Meta, namesAgency } from '@/content/lookups/meta';
import pictures from '@/content/pictures/shares.json';
import { canonicalPath, jobPath, pages } from '@/content/routes';
import { SHARE_SIZE } from '@/content/schema/share';
import { absoluteUrl } from '@/content/words/absolute-url';
import { site } from '@/content/words/site';

const sharePictures = new Map(Object.entries(pictures));

type Page = { path: string; meta: Meta };

type Options = {
  /** The article, if the page is one. */
  article?: Pick<ArticleFront, 'created_at' | 'updated_at' | 'tag'>;
  /** The address of its text as Markdown. */
  markdown?: string;
  /** The feeds, on pages that lead to the articles. */
  feeds?: Pick<ArticleFeed, 'title' | 'rss' | 'json'>;
  /** The page whose share picture it shows. Without one, its own. */
  share?: string;
};

/** The pages whose share picture an article or a job shows that has none of its own. */
function standIns(path: string, tag: string | undefined): string[] {
  if (tag !== undefined) return [`${pages.blogs.path}/tag/${toTagSlug(tag)}`, pages.blogs.path];
  return path.startsWith(jobPath('')) ? [pages.careers.path] : [];
}

/** The share picture of a page: its own, or else the home page's. */
function findSharePicture(path: string, tag: string | undefined) {
  const found = [path, ...standIns(path, tag)].flatMap((each) => sharePictures.get(each) ?? []);
  return found[0] ?? pictures['/'];
}

/**
 * The metadata of a page: title, description, canonical and other addresses, and Open Graph's tags.
 * Without `site.url`, the tags that need a full address are left out.
 *
 * @param page its address, and its title and description as content has checked them. A page
 * without a share picture of its own shows the home page's
 */
export function getMetadata(
  { path: address, meta: { title, description } }: Page,
  { article, markdown, feeds, share }: Options = {},
) {
  const path = canonicalPath(address);
  const { file, alt } = findSharePicture(share ?? path, article?.tag);
  return {
    title: namesAgency(title) ? { absolute: title } : title,
    description,
    alternates: {
      ...(site.url && { canonical: absoluteUrl(path) }),
      types: {
        ...(feeds &&
          articleFronts().length > 0 &&
          site.url && {
            'application/rss+xml': [{ url: absoluteUrl(feeds.rss), title: feeds.title }],
            'application/feed+json': [{ url: absoluteUrl(feeds.json), title: feeds.title }],
          }),
        ...(markdown && site.publishing.markdown && { 'text/markdown': absoluteUrl(markdown) }),
      },
    },
    openGraph: {
      title,
      description,
      siteName: agency.name,
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
