import { z } from 'zod';
import { text } from './text';

/** The words of a drawing of the working day. */
export const workingDayWords = z.strictObject({
  label: text.describe('What the drawing shows, for screen readers'),
  shared: text
    .optional()
    .describe('The words for the hours that all offices share. An agency with one office has none'),
  caption: text.describe('The words below the drawing'),
});
