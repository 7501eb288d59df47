import type { Evidence } from '@/components/sections/services/ServiceIntro/ServiceIntro.schema';
import type { Article } from '@/content/articles/schema';
import type { Project } from '@/content/projects/schema';
import { portableMarkdown } from '@/content/published/portable';
import type { Service } from '@/content/services/schema';
import { absoluteUrl } from '@/content/words/absolute-url';

/** Joins the parts of a text by empty lines. */
const text = (parts: readonly string[]) => `${parts.filter(Boolean).join('\n\n')}\n`;

const quote = (words: string) => `> ${words}`;

/**
 * Formats an article as Markdown, for language models.
 *
 * @param path the page's canonical path
 */
export function articleMarkdown(path: string, article: Article): string {
  const { title, desc, author, tag, reading_time, created_at, updated_at, prose } = article;
  const days = updated_at ? `${created_at}, updated ${updated_at}` : created_at;
  return text([
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

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const table = ({ caption, columns, rows }: Evidence) =>
  `${caption}:\n\n${[
    row(columns.map(({ label }) => label)),
    row(columns.map(() => '---')),
    ...rows.map(row),
  ].join('\n')}`;

/**
 * Formats a service as Markdown, for language models.
 *
 * @param path the page's canonical path
 */
export function serviceMarkdown(path: string, service: Service, project: Project): string {
  const { name, summary, banner, intro, parts } = service;
  return text([
    `# ${name}`,
    quote(summary),
    banner.statement,
    `- Page: ${absoluteUrl(path)}\n- Contact: ${absoluteUrl('/contact')}`,
    `## ${intro.title}`,
    ...intro.paragraphs,
    table(intro.evidence),
    `## ${parts.title.join(' ')}`,
    ...parts.cards.flatMap(({ title, description }) => [`### ${title}`, description]),
    `## ${project.kind}`,
    `${project.title}. ${project.desc}`,
    ...project.figures.map(({ value, label }) => `- ${value} ${label}`),
  ]);
}
