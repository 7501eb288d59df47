import { z } from 'zod';
import { MISSING } from './issue-words';

/** A field that a file may leave out where other fields give it. The code adds it before the check. */
export const reckoned = <S extends z.ZodType>(schema: S, why = '') =>
  schema
    .optional()
    .transform((value, context) => {
      if (value !== undefined) return value;
      context.addIssue({ code: 'custom', message: `${MISSING}${why}`, input: value });
      return z.NEVER;
    })
    .meta({ reckoned: true });

/** The fields of a file or of a part of it, unchecked. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value has fields. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a value, with those of `others` that it leaves out. Anything but fields stays, for the check. */
export const withFields = (value: unknown = {}, others: object): unknown =>
  isFields(value) ? { ...others, ...value } : value;
