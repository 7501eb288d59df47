import { z } from 'zod';
import { text } from './text';

/** What search engines and shared links show of a page. */
export const meta = z.strictObject({
  title: text.max(65).describe('The page title, without the agency name, which is added'),
  description: text.min(50).max(160).describe('One or two sentences, 50 to 160 characters'),
});

export type Meta = z.infer<typeof meta>;
