import { z } from 'zod';
import { text } from '@/content/schema/text';

/** The word before the name of the next page. */
export const nextPage = z.strictObject({ label: text.describe('"Next case study"') });

export type NextPageData = z.infer<typeof nextPage>;
