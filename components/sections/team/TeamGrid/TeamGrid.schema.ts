import { z } from 'zod';
import { text } from '@/content/schema/text';

/** The words above the six cards. */
export const teamGrid = z.strictObject({ title: text });

export type TeamGridData = z.infer<typeof teamGrid>;
