/**
 * After the export: writes what search engines, feed readers and language models look for beside
 * the pages. What needs full addresses is left out while nobody has said where the site is
 * published.
 */
import './env';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { absoluteUrl } from '@/content/absolute-url';
import { feeds, markdownPath } from '@/content/alternates';
import { articles as readArticles, sampleArticle } from '@/content/loaders/blog';
import { isOpen, jobs } from '@/content/loaders/jobs';
import { allServices } from '@/content/loaders/services';
import type { Article } from '@/content/schema/article';
import { site } from '@/content/site';
import { startOfDay } from '@/content/structured/article';
import { largestFile } from '@/content/structured/picture';
import { jsonFeed, rss } from './discovery/feeds';
import { type Listed, llmsFile } from './discovery/llms';
import { articleMarkdown, serviceMarkdown } from './discovery/markdown';
import { lastCommit, readCommits } from './discovery/modified';
import { exportedPages, isListed, metasOf, picturesOf, titleOf } from './discovery/pages';
import { robotsFile } from './discovery/robots';
import { type Entry, sitemaps } from './discovery/sitemap';

const OUT = 'out';

const articles = readArticles();
const services = allServices();

/** Texts by the addresses of their files. */
const files = new Map<string, string>();

/** What is told of elsewhere in `llms.txt`. */
const NOT_THE_AGENCY = /^\/$|^\/(services|blogs|job-description)\/./;

const written = new Map<string, Article>([
  ...articles.map((article) => [`/blogs/${article._id}`, article] as const),
  ['/blog-details', sampleArticle()] as const,
]);
const commitOf = lastCommit(readCommits());

/** Articles say themselves when they changed and what they show; there may be thousands. */
const entryOf = (path: string, { src, prose, created_at, updated_at }: Article): Entry => ({
  address: absoluteUrl(path),
  modified: startOfDay(updated_at ?? created_at),
  images: [src, ...Object.values(prose.pictures)].map(largestFile),
});

const entries: Entry[] = [];
const agency: Listed[] = [];
for (const { path, read } of exportedPages(OUT)) {
  const article = written.get(path);
  if (article) {
    entries.push(entryOf(path, article));
    continue;
  }
  const document = read();
  if (!isListed(path, document)) continue;
  const images = picturesOf(document).map((file) => `${site.url}${file}`);
  entries.push({ address: absoluteUrl(path), modified: commitOf(path), images });
  if (NOT_THE_AGENCY.test(path)) continue;
  const title = titleOf(document).replace(` | ${site.name}`, '');
  agency.push({ title, path, about: metasOf(document, 'description')[0] ?? '' });
}

for (const article of articles) {
  const path = `/blogs/${article._id}`;
  files.set(markdownPath(path) ?? '', articleMarkdown(path, article));
}
for (const { path, service, project } of services)
  files.set(markdownPath(path) ?? '', serviceMarkdown(path, service, project));

files.set(
  '/llms.txt',
  llmsFile({ services, articles, jobs: jobs().filter((job) => isOpen(job)), pages: agency }),
);
files.set('/robots.txt', robotsFile(site.url ? absoluteUrl('/sitemap.xml') : null));
if (site.url) {
  for (const [name, text] of sitemaps(entries, absoluteUrl('/'))) files.set(`/${name}`, text);
  files.set(feeds.rss, rss(articles));
  files.set(feeds.json, jsonFeed(articles));
}

for (const [address, text] of files) await writeFile(join(OUT, address), text);
console.log(`discovery: ${entries.length} pages to list, ${files.size} files`);
if (!site.url) {
  console.log(
    'discovery: no sitemap.xml, feed.xml or feed.json, and canonical links without a domain (set NEXT_PUBLIC_SITE_URL to the published address, see .env.example)',
  );
}
