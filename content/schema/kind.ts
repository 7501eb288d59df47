import { z } from 'zod';

/** The kinds of pages that /search finds, in the order of its list. */
const kinds = ['article', 'case-study', 'service', 'person', 'job', 'page'] as const;

export type Kind = (typeof kinds)[number];

/** A value for each kind of page. */
export const forEachKind = <Value extends z.ZodType>(value: Value) =>
  z.record(z.enum(kinds), value);
