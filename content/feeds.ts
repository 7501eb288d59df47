import { z } from 'zod';
import { define } from './schema/define';
import { text } from './schema/text';

const words = z.strictObject({
  title: text.describe('The name of the feed'),
  description: text.describe('What its articles are about'),
});

/** The feeds of the articles, as feed readers list them. */
export const feeds = {
  ...define('content/feeds.yaml', words),
  language: 'en-GB',
  path: '/blogs',
  rss: '/feed.xml',
  json: '/feed.json',
  /** How many of the newest articles they hold. */
  newest: 50,
} as const;
