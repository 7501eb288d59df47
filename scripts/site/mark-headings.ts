import { readFile } from 'node:fs/promises';
import { hasMarks } from '@/components/ui/Lines/hasMarks';
import { filesIn } from './files';
import { writeWhole } from './write-whole';

const HEADING = /<(h[1-3])(?:\s+class="([^"]*)")?(?=[\s>])([^>]*>)(.*?)(?=<\/\1>)/gs;

/** Marks the headings of a page that have capitals with marks, which need more room between lines. */
export const markHeadings = (html: string): string =>
  html.replace(
    HEADING,
    (whole, tag: string, name: string | undefined, rest: string, words: string) =>
      hasMarks(words.replace(/<[^>]*>/g, ''))
        ? `<${tag} class="${name ? `${name} ` : ''}marked"${rest}${words}`
        : whole,
  );

/** Marks such headings in all pages of a folder. */
export async function markAllHeadings(folder: string): Promise<void> {
  for (const file of filesIn(folder).filter((name) => name.endsWith('.html'))) {
    const html = await readFile(file, 'utf8');
    const marked = markHeadings(html);
    if (marked !== html) await writeWhole(file, marked);
  }
}
