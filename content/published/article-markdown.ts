import type { Article } from '../articles/schema';
import { absoluteUrl } from '../words/absolute-url';
import { joinParts, portableMarkdown, quote } from './portable';

/**
 * Formats an article as Markdown, for language models.
 *
 * @param path the page's canonical path
 */
export function articleMarkdown(path: string, article: Article): string {
  const { title, desc, author, tag, reading_time, created_at, updated_at, prose } = article;
  const days = updated_at ? `${created_at}, updated ${updated_at}` : created_at;
  return joinParts([
    `# ${title}`,
    quote(desc.trim()),
    [
      `- Author: ${author.name}, ${author.role}`,
      `- Published: ${days}`,
      `- About: ${tag}, ${reading_time}`,
      `- Page: ${absoluteUrl(path)}`,
    ].join('\n'),
    portableMarkdown(prose, path),
  ]);
}
