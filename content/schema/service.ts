import { z } from 'zod';
import { ask } from '@/components/sections/Ask/Ask.schema';
import { caseTeaser } from '@/components/sections/services/CaseTeaser/CaseTeaser.schema';
import { stageBanner } from './banner';
import { link } from './href';
import { meta } from './meta';
import { picture } from './picture';
import { paragraphs, text } from './text';

/** What a column of the evidence holds; it decides how the column is set. */
const columnKind = z
  .enum(['noida', 'liverpool', 'text', 'past', 'figure', 'score'])
  .describe(
    'noida, liverpool: times by that office’s clock. text: words. past: words about how it was. ' +
      'figure: an amount, aligned right. score: "3 of 5", drawn as dots',
  );

/** A small table of evidence: the service at work, in a few rows. */
const evidence = z
  .strictObject({
    caption: text,
    columns: z
      .array(z.strictObject({ label: text, kind: columnKind }))
      .min(2)
      .max(4),
    rows: z.array(z.array(text)).min(4).max(7).describe('The last row is the outcome'),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    message: 'expected as many cells in every row as there are columns',
  })
  .refine(
    ({ columns, rows }) =>
      rows.every((row) =>
        row.every((cell, i) => columns[i]?.kind !== 'score' || /^\d of \d$/.test(cell)),
      ),
    { path: ['rows'], message: 'expected scores written as "3 of 5"' },
  );

export type Evidence = z.infer<typeof evidence>;

const intro = z.strictObject({
  title: text,
  evidence,
  paragraphs,
  link: link.describe('Down to the cards'),
});

export type ServiceIntroData = z.infer<typeof intro>;

/** A card of a service page: one part of the service. */
const part = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/, 'expected lower-case letters and hyphens'),
  title: text,
  description: text,
  picture,
});

export type ServicePart = z.infer<typeof part>;

const withParts = (count: 6 | 7) =>
  z.strictObject({
    meta,
    name: text,
    summary: text.describe('A sentence for the list of all services'),
    banner: stageBanner,
    intro,
    parts: z.strictObject({
      title: z.array(text).min(1).max(2).describe('The heading of the cards, a line each'),
      cards: z.array(part).length(count),
    }),
    teaser: caseTeaser,
    ask,
  });

/** A service page with six cards. */
export const serviceOfSix = withParts(6);

/** A service page with seven cards. */
export const serviceOfSeven = withParts(7);

export type Service = z.infer<typeof serviceOfSix>;
