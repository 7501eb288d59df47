/**
 * Runs after the export. Writes articles and services as Markdown, and the further parts of a large
 * site map: Next allows no routes with such names.
 */
import './env';
import { sitemaps } from '@/app/sitemap.xml/sitemaps';
import { readArticle, visibleArticles } from '@/content/articles/articles';
import { listedPages } from '@/content/published/pages';
import { articlePath, markdownPath } from '@/content/routes';
import { allServices } from '@/content/services/services';
import { site } from '@/content/words/site';
import { articleMarkdown, serviceMarkdown } from './discovery/markdown';
import { writeFiles } from './written';

/** Articles and services as Markdown, by the addresses of their pages. */
const texts: (readonly [path: string, text: string])[] = site.publishing.markdown
  ? [
      ...visibleArticles().map((entry) => {
        const path = articlePath(entry.slug);
        return [path, articleMarkdown(path, readArticle(entry))] as const;
      }),
      ...allServices().map(
        ({ path, service, project }) => [path, serviceMarkdown(path, service, project)] as const,
      ),
    ]
  : [];
writeFiles('markdown', new Map(texts.map(([path, text]) => [markdownPath(path).slice(1), text])));

// The first part is `sitemap.xml`. Its route has written it.
const maps = [...sitemaps(await listedPages())].slice(1);
writeFiles('sitemaps', new Map(maps));
console.log(
  `discovery: wrote ${texts.length} texts as Markdown, and ${maps.length} further site maps`,
);
