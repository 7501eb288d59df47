/** The feeds of the articles, as feed readers list them. */
export const feeds = {
  title: 'Rivermark Blogs',
  description:
    'Notes on web, software and cloud by the people at Rivermark who build them, published when there is something worth your ten minutes.',
  language: 'en-GB',
  rss: '/feed.xml',
  json: '/feed.json',
  /** How many of the newest articles they hold. */
  newest: 30,
} as const;
