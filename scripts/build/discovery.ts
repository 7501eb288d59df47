/**
 * Runs after the export. Writes articles and services as Markdown, and the further parts of a large
 * site map: Next allows no routes with such names.
 */
import './env';
import { sitemaps } from '@/app/sitemap.xml/sitemaps';
import { visibleArticles } from '@/content/articles/articles';
import { listedPages } from '@/content/loaders/pages';
import { markdownPath } from '@/content/routes';
import { allServices } from '@/content/services/services';
import { site } from '@/content/site';
import { makeText, textFile, textKey } from './discovery/article-texts';
import { serviceMarkdown } from './discovery/markdown';
import { keyOf, writeDerived, writeFiles } from './written';

/** The addresses of articles and services as Markdown. */
const texts = new Map<string, { key: string; make: () => string }>();

if (site.publishing.markdown) {
  for (const entry of visibleArticles()) {
    texts.set(textFile(entry), { key: textKey(entry), make: () => makeText(entry) });
  }
  for (const { path, service, project } of allServices()) {
    const text = serviceMarkdown(path, service, project);
    texts.set(markdownPath(path).slice(1), { key: keyOf([], [text]), make: () => text });
  }
}
const made = writeDerived('markdown', texts);

// The first part is `sitemap.xml`. Its route has written it.
const maps = [...sitemaps(await listedPages())].slice(1);
writeFiles('sitemaps', new Map(maps));
console.log(
  `discovery: wrote ${made} of ${texts.size} texts as Markdown, and ${maps.length} further site maps`,
);
