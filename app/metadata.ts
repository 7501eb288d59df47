import type { Metadata } from 'next';
import type { ArticleFront } from '@/content/collections/article-schema';
import { agency } from '@/content/files/agency';
import { canonicalPath } from '@/content/files/canonical';
import { getOpenGraphLocale } from '@/content/files/language';
import { type Meta, standsAlone } from '@/content/files/meta';
import { SHARE_SIZE } from '@/content/files/share';
import { sharePictures } from '@/content/files/share-pictures';
import { listAlternates, listTranslations } from '@/content/files/translations';
import { filmPages, markdownPath } from '@/content/routes';
import { absoluteUrl } from '@/content/site/absolute-url';
import { site } from '@/content/site/site';

/** The other languages of a page, as Open Graph writes them. */
function getOtherLocales(path: string) {
  const own = getOpenGraphLocale();
  const all = listTranslations(path).map(({ language }) => getOpenGraphLocale(language));
  const alternateLocale = all.filter((locale) => locale !== own);
  return alternateLocale.length > 0 ? { alternateLocale } : undefined;
}

type Page = { path: string; meta: Meta };

type Options = {
  /** The days, the topic and the author of an article, if the page is one. */
  article?: Pick<ArticleFront, 'created_at' | 'updated_at' | 'tag'> & {
    author: Pick<ArticleFront['author'], 'name' | 'href'>;
  };
  /** A feed in two formats, on pages that lead to what it lists. */
  feeds?: { title: string; rss: string; json: string } | undefined;
  /** The pages whose share picture it may show, the best first. Without them, its own. */
  shares?: readonly string[];
};

/** The share picture of the first of these pages that has one, or else the home page's. */
const findSharePicture = (paths: readonly string[]) =>
  [...paths, '/'].flatMap((path) => sharePictures().get(path) ?? [])[0];

/** The addresses of a page in all languages, if it has several. */
function getLanguages(path: string) {
  const all = listAlternates(path).map(({ language, href }) => [language, site().url + href]);
  return site().url && all.length > 0 && { languages: Object.fromEntries(all) };
}

/** Whether the page also stands as Markdown. Film players are no pages of their own. */
const isCopied = (path: string) =>
  site().publishing.markdown && !filmPages.some((film) => film === path);

/**
 * The metadata of a page: title, description, canonical and other addresses, and Open Graph's tags.
 * Without `site.url`, the tags that need a full address are left out.
 *
 * @param page its address, and its title and description as content has checked them. A page
 * without a share picture of its own shows the home page's
 */
export function getMetadata(
  { path: address, meta: { title, description } }: Page,
  { article, feeds, shares }: Options = {},
) {
  const path = canonicalPath(address);
  const picture = findSharePicture(shares ?? [path]);
  return {
    title: standsAlone(title) ? { absolute: title } : title,
    description,
    ...(article && { authors: { name: article.author.name } }),
    alternates: {
      ...(site().url && { canonical: absoluteUrl(path) }),
      // A second address names the first one alone.
      ...(address === path && getLanguages(path)),
      types: {
        ...(feeds &&
          site().url && {
            'application/rss+xml': [{ url: absoluteUrl(feeds.rss), title: feeds.title }],
            'application/feed+json': [{ url: absoluteUrl(feeds.json), title: feeds.title }],
          }),
        ...(isCopied(path) && { 'text/markdown': absoluteUrl(markdownPath(path)) }),
      },
    },
    openGraph: {
      title,
      description,
      siteName: agency().name,
      locale: getOpenGraphLocale(),
      ...getOtherLocales(path),
      ...(article
        ? {
            type: 'article' as const,
            publishedTime: article.created_at,
            ...(article.updated_at && { modifiedTime: article.updated_at }),
            section: article.tag,
            ...(site().url && article.author.href && { authors: absoluteUrl(article.author.href) }),
          }
        : { type: 'website' as const }),
      ...(site().url && {
        url: absoluteUrl(path),
        ...(picture && {
          images: {
            url: absoluteUrl(`/og/${picture.file}`),
            ...SHARE_SIZE,
            alt: picture.alt,
            type: 'image/jpeg',
          },
        }),
      }),
    },
    twitter: { card: 'summary_large_image' },
  } satisfies Metadata;
}
