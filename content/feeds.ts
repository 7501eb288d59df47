/** The feeds of the articles, as feed readers list them. */
export const feeds = {
  title: 'Rivermark Blogs',
  description:
    'Notes on web, software and cloud by the people at Rivermark who build them, published when there is something worth your ten minutes.',
  language: 'en-GB',
  path: '/blogs',
  rss: '/feed.xml',
  json: '/feed.json',
  /** How many of the newest articles they hold. */
  newest: 50,
} as const;
