import type { Metadata } from 'next';
import { absoluteUrl } from '@/content/absolute-url';
import { feeds, markdownPath, namesFeeds } from '@/content/alternates';

/**
 * Where else a page's content stands: its one real address, the feeds, and its text for language
 * models.
 *
 * @param path the page's real address, also on a page served at a second one
 */
export function alternatesOf(path: string): Metadata['alternates'] {
  const markdown = markdownPath(path);
  return {
    canonical: absoluteUrl(path),
    types: {
      ...(namesFeeds(path) && {
        'application/rss+xml': [{ url: absoluteUrl(feeds.rss), title: feeds.title }],
        'application/feed+json': [{ url: absoluteUrl(feeds.json), title: feeds.title }],
      }),
      ...(markdown && { 'text/markdown': absoluteUrl(markdown) }),
    },
  };
}
