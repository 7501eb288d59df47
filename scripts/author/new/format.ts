import { stringify } from 'yaml';
import type { Format } from '@/content/files/folder';
import type { Draft } from '@/content/lookups/questions';

type NewFile = ReturnType<Draft['complete']>;

/** Formats a file: YAML, or Markdown with front matter. Drops empty fields. */
export function formatFile(format: Format, { fields, body = '' }: NewFile): string {
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  const yaml = stringify({ draft: true, ...Object.fromEntries(filled) }, { lineWidth: 100 });
  return format === 'yaml' ? yaml : `---\n${yaml}---\n\n${body}\n`;
}
