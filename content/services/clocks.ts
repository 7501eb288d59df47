import type { z } from 'zod';
import type { Evidence } from '@/components/sections/services/ServiceIntro/ServiceIntro.schema';
import { agency } from '../files/agency';
import { readIfSound } from '../schema/mistake';
import { getAhead, type Season, toHours, toTime, type WorkingOffice } from '../schema/working-day';

type Office = WorkingOffice & { city: string };
type Table = Pick<Evidence, 'columns' | 'rows'>;
type Issue = { path: PropertyKey[]; message: string };
type Column = { index: number; office: Office };

/** The times of a table that differ from the first clock's time in a season. */
function findWrongTimes({ rows }: Table, columns: readonly Column[], season: Season): Issue[] {
  const [first, ...others] = columns;
  if (!first) return [];
  return rows.flatMap((row, i) =>
    others.flatMap(({ index, office }) => {
      const time = row[first.index] ?? '';
      const expected = toTime(toHours(time) + getAhead(office, first.office, season));
      if (row[index] === expected) return [];
      const message = `expected "${expected}", which is ${time} in ${first.office.city} in ${season}`;
      return [{ path: ['rows', i, index], message }];
    }),
  );
}

/**
 * Finds what is wrong in the columns of a table that are clocks: an office that the agency does not
 * have, a cell that is no time, and times that are not the same moment. A table is of winter or of
 * summer.
 */
export function findWrongClocks(evidence: Table, offices: readonly Office[]): Issue[] {
  const clocks = evidence.columns.flatMap((column, index) =>
    column.kind === 'clock' ? [{ index, office: offices[column.office - 1] }] : [],
  );
  const known = clocks.filter((column): column is Column => column.office !== undefined);
  const missing = clocks
    .filter(({ office }) => !office)
    .map(({ index }) => ({
      path: ['columns', index, 'office'],
      message: `content/agency.yaml has no such office. Remove this column, and its cell in each row`,
    }));
  const noTimes = evidence.rows.flatMap((row, i) =>
    clocks
      .filter(({ index }) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(row[index] ?? ''))
      .map(({ index }) => ({
        path: ['rows', i, index],
        message: 'expected a time such as "14:30"',
      })),
  );
  if (missing.length > 0 || noTimes.length > 0) return [...missing, ...noTimes];
  const winter = findWrongTimes(evidence, known, 'winter');
  const summer = findWrongTimes(evidence, known, 'summer');
  return summer.length < winter.length ? summer : winter;
}

/** Checks that the clocks of a table are those of the agency's offices, and show the same moments. */
export function checkClocks(evidence: Evidence, context: z.core.$RefinementCtx<Evidence>): void {
  const offices = readIfSound(agency)?.offices;
  if (!offices) return;
  for (const { path, message } of findWrongClocks(evidence, offices)) {
    context.addIssue({ code: 'custom', path, message, input: evidence });
  }
}
