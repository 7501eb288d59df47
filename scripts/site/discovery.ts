/**
 * Runs after the export. Writes the pages that also stand as Markdown, and the further parts of a
 * large site map: Next allows no routes with such names.
 */
import './env';
import { sitemaps } from '@/app/sitemap.xml/sitemaps';
import { collections } from '@/content/published/collections';
import { listedPages } from '@/content/published/pages';
import { markdownPath } from '@/content/routes';
import { site } from '@/content/words/site';
import { writeFiles } from './written';

/** Pages as Markdown, by their addresses. */
const texts = site.publishing.markdown ? collections.flatMap(({ copies }) => copies?.() ?? []) : [];
writeFiles('markdown', new Map(texts.map(([path, text]) => [markdownPath(path).slice(1), text])));

// The first part is `sitemap.xml`. Its route has written it.
const maps = [...sitemaps(await listedPages())].slice(1);
writeFiles('sitemaps', new Map(maps));
console.log(
  `discovery: wrote ${texts.length} texts as Markdown, and ${maps.length} further site maps`,
);
