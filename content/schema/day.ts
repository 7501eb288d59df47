import { z } from 'zod';

const DAY = 'expected a day such as 2026-11-30';

/** A day, as files write it, of a year in which there are websites. */
export const day = z.iso.date({ error: DAY, abort: true }).regex(/^(19|20|21)/, DAY);
