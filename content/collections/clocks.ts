import { z } from 'zod';
import {
  type Evidence,
  evidence,
  table,
} from '@/components/sections/services/ServiceIntro/ServiceIntro.schema';
import { agency } from '../files/agency';
import { time } from '../schema/opening-hours';
import { readFor } from '../schema/parse';
import { getAhead, type Season, toHours, toTime, type WorkingOffice } from '../schema/working-day';

type Table = Pick<Evidence, 'columns' | 'rows'> & { season?: Season | undefined };
type Issue = { path: PropertyKey[]; message: string };

const isTime = (cell: unknown) => time.safeParse(cell).success;

/**
 * Adds the cells of the clocks after the first, which show the same moments elsewhere.
 *
 * @returns the rows, and what is wrong: an office that the agency does not have, or a cell that is no time
 */
export function fillClocks(
  { columns, rows, season = 'winter' }: Table,
  offices: readonly WorkingOffice[],
): { rows: string[][]; issues: Issue[] } {
  const clocks = columns.flatMap((column, index) =>
    column.kind === 'clock' ? [{ index, office: offices[column.office - 1] }] : [],
  );
  const [first, ...others] = clocks;
  if (!first) return { rows, issues: [] };
  const missing = clocks
    .filter(({ office }) => !office)
    .map(({ index }) => ({
      path: ['columns', index, 'office'],
      message: 'content/agency.yaml has no such office. Remove this column',
    }));
  const wrong = rows.flatMap((row, i) =>
    isTime(row[first.index])
      ? []
      : [{ path: ['rows', i, first.index], message: 'expected a time such as "14:30"' }],
  );
  const filled = rows.map((row) => {
    const cell = row[first.index] ?? '';
    if (!isTime(cell)) return row;
    const hours = toHours(cell);
    return others.reduce((cells, { index, office }) => {
      const ahead = office && first.office ? getAhead(office, first.office, season) : 0;
      return cells.toSpliced(index, 0, toTime(hours + ahead));
    }, row);
  });
  return { rows: filled, issues: [...missing, ...wrong] };
}

/** A table of evidence, as a file has it. */
export const writtenEvidence = table
  .extend({
    rows: table.shape.rows.describe(
      'A cell for each column, but for clocks after the first, which are reckoned. The last row is the outcome',
    ),
    season: z
      .enum(['winter', 'summer'])
      .optional()
      .describe('The season by whose clocks the times are reckoned: winter, unless it says summer'),
  })
  .transform(({ season, ...rest }, context) => {
    return readFor(context, () => {
      const { rows, issues } = fillClocks({ ...rest, season }, agency().offices);
      for (const issue of issues) context.addIssue({ code: 'custom', input: rest, ...issue });
      return { ...rest, rows };
    });
  })
  .pipe(evidence);
