import { z } from 'zod';
import { BEFORE_NAME, name } from '../name';
import { text } from './text';

/** What search engines have room for, less the agency’s name that follows it, in characters. */
export const MAX_TITLE = 58;

/** Whether a title names the agency by itself, so that no name is added. */
export const namesAgency = (title: string): boolean => title.includes(name);

const roomFor = (title: string) =>
  namesAgency(title) ? MAX_TITLE + BEFORE_NAME.length + name.length : MAX_TITLE;

/** What search engines and shared links show of a page. */
export const meta = z.strictObject({
  title: text
    .min(4)
    .refine((title) => title.length <= roomFor(title), {
      error: ({ input }) => `expected at most ${roomFor(String(input))} characters`,
    })
    .describe('The page title; the agency’s name is added where it lacks it'),
  description: text.min(50).max(160).describe('One or two sentences, 50 to 160 characters'),
});

export type Meta = z.infer<typeof meta>;
