import { z } from 'zod';
import { markdown } from '@/content/prose/markdown';
import { text } from '@/content/schema/text';

/** Free text: what an article may contain, on any page. */
export const prose = z.strictObject({
  title: text
    .optional()
    .describe('The heading of the section. The headings of the text stand below it'),
  text: markdown.describe(
    'Markdown, as in an article: paragraphs, lists, quotations, tables, pictures and code. Begin a heading with "##", and one below it with "###"',
  ),
});

/** The section as its component takes it. The schema has checked and parsed the text. */
export type ProseSectionData = z.infer<typeof prose>;
