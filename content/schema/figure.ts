import { z } from 'zod';
import { text } from './text';

/** A result of a project: "12X faster order processing". */
export const figure = z.strictObject({
  value: text.describe('The figure as it is shown: "12X", "95%"'),
  label: text.describe('What it measures'),
});

export type FigureData = z.infer<typeof figure>;
