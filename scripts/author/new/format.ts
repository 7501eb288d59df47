import type { Format } from '@/content/files/folder';
import type { Fields } from '../match';
import { writeFields, writeMarkdown } from '../writer';

/** Formats a new file: YAML, or Markdown with front matter. Leaves out empty fields. */
export function formatFile(
  format: Format,
  { fields, body = '' }: { fields: Fields; body?: string },
): string {
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  const draft = { draft: true, ...Object.fromEntries(filled) };
  return format === 'yaml' ? writeFields('', draft) : writeMarkdown('', { fields: draft, body });
}
