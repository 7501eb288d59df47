import { z } from 'zod';
import { text } from '@/content/schema/text';
import { ground } from '../ground.schema';

/** A table on a sheet of paper, such as one of before and after. */
export const ledger = z
  .strictObject({
    kind: z.literal('ledger'),
    title: text,
    caption: text.describe('What the table shows, as a line above it'),
    columns: z
      .array(text)
      .min(2)
      .max(5)
      .meta({
        description: 'The headings, the one of the rows first',
        examples: [
          ['Boat', 'Crossings'],
          ['Work', 'Who', 'Before', 'Now', 'Remark'],
        ],
      }),
    rows: z
      .array(z.array(text))
      .min(1)
      .meta({
        description: 'One cell for each column',
        examples: [
          [
            ['Heron', '9'],
            ['Otter', '4'],
          ],
          [
            ['Ring the bell', 'Keeper', '14 times', 'Once', 'We do so in any weather.'],
            [
              'Close the gate behind the last boat',
              'Two of the crew',
              '3 minutes',
              'None',
              'By hand.',
            ],
          ],
        ],
      }),
    foot: text.optional().describe('A remark under the table'),
    ground: ground.default('world'),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    error: 'expected as many cells in each row as there are columns',
  });

export type LedgerData = z.infer<typeof ledger>;
