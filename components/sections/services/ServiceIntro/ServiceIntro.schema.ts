import { z } from 'zod';
import { link } from '@/content/files/href';
import { officeNumber } from '@/content/schema/office-number';
import { paragraphs, text } from '@/content/schema/text';

/** A column of a table of evidence. Its kind decides how its cells look. */
const column = z.discriminatedUnion('kind', [
  z.strictObject({
    label: text,
    kind: z
      .literal('clock')
      .describe('Times such as "14:30", by the clock of an office, with its dot at the label'),
    office: officeNumber,
  }),
  z.strictObject({
    label: text,
    kind: z
      .enum(['text', 'past', 'figure', 'score'])
      .describe(
        'text: words. past: words about the time before. figure: an amount, aligned right. score: "3 of 5", drawn as dots',
      ),
  }),
]);

/** A small table of evidence: the service at work, in a few rows. */
export const table = z.strictObject({
  caption: text,
  columns: z.array(column).min(2).max(4),
  rows: z.array(z.array(text)).min(2).max(12).describe('The last row is the outcome'),
});

/** The table with all its cells. */
export const evidence = table
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    error: 'expected one cell for each column in every row, but for clocks after the first',
  })
  .refine(
    ({ columns, rows }) =>
      rows.every((row) =>
        row.every((cell, i) => columns[i]?.kind !== 'score' || /^\d\D+\d$/.test(cell)),
      ),
    { path: ['rows'], error: 'expected scores written as "3 of 5"' },
  );

export type Evidence = z.infer<typeof evidence>;

/** What the service is about: a claim, the evidence for it, and the text. */
export const serviceIntro = z.strictObject({
  title: text,
  evidence: evidence.optional().describe('May be missing'),
  paragraphs,
  link: link.optional().describe('Leads to the cards of the same page. May be missing'),
});

export type ServiceIntroData = z.infer<typeof serviceIntro>;
