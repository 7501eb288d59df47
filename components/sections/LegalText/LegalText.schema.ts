import { z } from 'zod';
import { links } from '@/content/files/href';
import { text } from '@/content/schema/text';

export const block = z.union([text, z.array(text).min(1), z.strictObject({ links })]);

/** A paragraph, a list, or links that stand by themselves. */
export type LegalBlock = z.infer<typeof block>;

const section = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z-]+$/, 'expected lower-case letters and hyphens')
    .describe('What a link to the section has after "#"'),
  title: text.describe('Without its number, which is added'),
  body: z.array(block).describe('A string is a paragraph, a list of strings a list'),
});

/** A legal text in numbered sections. */
export const legalText = z.strictObject({
  contents: text.describe('The name of the table of contents'),
  updated: z
    .strictObject({
      label: text.describe('The words before the day:  "Last updated"'),
      date: z.iso.date().describe('Such as "2026-11-30"'),
    })
    .describe('The day of the last change'),
  sections: z
    .array(section)
    .min(1)
    .transform((all) => all.filter(({ body }) => body.length > 0))
    .describe(
      'One whose words all go, such as that on a map that the site does not have, goes, too',
    ),
});

export type LegalTextData = z.infer<typeof legalText>;
