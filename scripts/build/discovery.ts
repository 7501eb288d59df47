/**
 * Runs after the export. Writes articles and services as Markdown, and the further parts of a large
 * site map: Next allows no routes with such names. Without `site.url`, removes the feeds and the
 * site map, because they need full addresses and a static export cannot skip a route.
 */
import './env';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sitemaps } from '@/app/sitemap.xml/sitemaps';
import { feeds } from '@/content/feeds';
import { articles } from '@/content/loaders/blog';
import { listedPages } from '@/content/loaders/pages';
import { allServices } from '@/content/loaders/services';
import { articlePath, markdownPath } from '@/content/routes';
import { site } from '@/content/site';
import { articleMarkdown, serviceMarkdown } from './discovery/markdown';

const OUT = 'out';
const SITEMAP = '/sitemap.xml';

/** The files' texts, by their addresses. */
const files = new Map<string, string>();

for (const article of articles()) {
  const path = articlePath(article._id);
  files.set(markdownPath(path), articleMarkdown(path, article));
}
for (const { path, service, project } of allServices()) {
  files.set(markdownPath(path), serviceMarkdown(path, service, project));
}
// The first part is `sitemap.xml`. Its route has written it.
for (const [name, text] of [...sitemaps(await listedPages())].slice(1)) files.set(`/${name}`, text);

for (const [path, text] of files) await writeFile(join(OUT, path), text);
console.log(`discovery: wrote ${files.size} files for search engines and language models`);

if (!site.url) {
  for (const path of [SITEMAP, feeds.rss, feeds.json]) await rm(join(OUT, path));
  console.log(
    'discovery: NEXT_PUBLIC_SITE_URL is not set, so there is no sitemap.xml, feed.xml or feed.json, pages name no share pictures, and canonical links have no domain. Set it to the published address (see .env.example).',
  );
}
