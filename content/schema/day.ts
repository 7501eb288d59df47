import { z } from 'zod';

/** A day, as files write it. */
export const day = z.iso.date('expected a day such as 2026-11-30');
