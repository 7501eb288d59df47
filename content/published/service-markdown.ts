import type { Evidence } from '@/components/sections/services/ServiceIntro/ServiceIntro.schema';
import type { Project } from '../projects/schema';
import type { Service } from '../services/schema';
import { absoluteUrl } from '../words/absolute-url';
import { joinParts, quote } from './portable';

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
  return joinParts([
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
