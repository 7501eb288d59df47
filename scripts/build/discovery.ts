/**
 * After the export: adds the files that no route of `app/` can have the names of, Markdown twins
 * and the parts of a large site map. A static export cannot leave a route out, so the files that
 * need full addresses are taken away here while `site.url` is not set.
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

/** Texts by their addresses. */
const files = new Map<string, string>();

for (const article of articles()) {
  const path = articlePath(article._id);
  files.set(markdownPath(path), articleMarkdown(path, article));
}
for (const { path, service, project } of allServices()) {
  files.set(markdownPath(path), serviceMarkdown(path, service, project));
}
// The first is `sitemap.xml`, which its route has written.
for (const [name, text] of [...sitemaps(listedPages())].slice(1)) files.set(`/${name}`, text);

for (const [path, text] of files) await writeFile(join(OUT, path), text);
console.log(`discovery: ${files.size} files beside the pages`);

if (!site.url) {
  for (const path of [SITEMAP, feeds.rss, feeds.json]) await rm(join(OUT, path));
  console.log(
    'discovery: no sitemap.xml, feed.xml, feed.json or share pictures, and canonical links without a domain (set NEXT_PUBLIC_SITE_URL to the published address, see .env.example)',
  );
}
