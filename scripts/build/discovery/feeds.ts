/**
 * The articles as RSS and as JSON Feed, both with their full text.
 *
 * @see https://www.rssboard.org/rss-specification
 * @see https://www.jsonfeed.org/version/1.1/
 */

import { absoluteUrl } from '@/content/absolute-url';
import { feeds } from '@/content/alternates';
import { summary } from '@/content/loaders/blog';
import type { Article } from '@/content/schema/article';
import { startOfDay } from '@/content/structured/article';
import { largestFile } from '@/content/structured/picture';
import { articleHtml } from './article-html';
import { latest } from './sitemap';
import { branch, empty, leaf, xmlDocument } from './xml';

/** A feed tells what is new; whoever wants all of it finds it in the list. */
const NEWEST = 30;

const LANGUAGE = 'en-GB';

const pathOf = ({ _id }: Article) => `/blogs/${_id}`;
const changed = ({ created_at, updated_at }: Article) => startOfDay(updated_at ?? created_at);

/** A moment as mail and RSS write it: "Thu, 12 Nov 2026 00:00:00 GMT". */
const rfc822 = (moment: string) => new Date(moment).toUTCString();

const rssItem = (article: Article) =>
  branch('item', [
    leaf('title', article.title),
    leaf('link', absoluteUrl(pathOf(article))),
    leaf('guid', absoluteUrl(pathOf(article)), { isPermaLink: 'true' }),
    leaf('pubDate', rfc822(startOfDay(article.created_at))),
    leaf('dc:creator', article.author.name),
    leaf('category', article.tag),
    leaf('description', summary(article.desc)),
    leaf('content:encoded', articleHtml(pathOf(article), article)),
  ]);

/** @param articles all of them, the newest first */
export function rss(articles: readonly Article[]): string {
  const last = latest(articles.map(changed));
  return xmlDocument(
    branch(
      'rss',
      [
        branch('channel', [
          leaf('title', feeds.title),
          leaf('link', absoluteUrl('/blogs')),
          leaf('description', feeds.description),
          leaf('language', LANGUAGE.toLowerCase()),
          ...(last ? [leaf('lastBuildDate', rfc822(last))] : []),
          empty('atom:link', {
            href: absoluteUrl(feeds.rss),
            rel: 'self',
            type: 'application/rss+xml',
          }),
          ...articles.slice(0, NEWEST).map(rssItem),
        ]),
      ],
      {
        version: '2.0',
        'xmlns:atom': 'http://www.w3.org/2005/Atom',
        'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      },
    ),
  );
}

const jsonItem = (article: Article) => ({
  id: absoluteUrl(pathOf(article)),
  url: absoluteUrl(pathOf(article)),
  title: article.title,
  summary: summary(article.desc),
  content_html: articleHtml(pathOf(article), article),
  image: largestFile(article.src),
  date_published: startOfDay(article.created_at),
  date_modified: changed(article),
  authors: [{ name: article.author.name, url: absoluteUrl('/team') }],
  tags: [article.tag],
  language: LANGUAGE,
});

/** @param articles all of them, the newest first */
export const jsonFeed = (articles: readonly Article[]): string =>
  `${JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title: feeds.title,
      home_page_url: absoluteUrl('/blogs'),
      feed_url: absoluteUrl(feeds.json),
      description: feeds.description,
      icon: absoluteUrl('/icon.svg'),
      language: LANGUAGE,
      items: articles.slice(0, NEWEST).map(jsonItem),
    },
    null,
    2,
  )}\n`;
