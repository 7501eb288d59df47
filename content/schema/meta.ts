import { z } from 'zod';
import { text } from './text';

/** What search engines have room for, less the agency’s name that follows it, in characters. */
export const MAX_TITLE = 58;

/** What search engines and shared links show of a page. */
export const meta = z.strictObject({
  title: text
    .min(4)
    .max(MAX_TITLE)
    .describe('The page title, without the agency name, which is added'),
  description: text.min(50).max(160).describe('One or two sentences, 50 to 160 characters'),
});

export type Meta = z.infer<typeof meta>;
