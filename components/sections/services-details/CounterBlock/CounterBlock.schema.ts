import { z } from 'zod';
import { picture } from '@/content/files/picture';
import { text } from '@/content/schema/text';

/** One number, with a drawing of as many arches. */
export const counterBlock = z.strictObject({
  amount: z.number().int().positive().describe('The figure without its suffix'),
  suffix: text.describe('What stands right after the figure: "+"'),
  title: text.describe('What is counted'),
  heading: text,
  note: text,
  sprite: picture.describe('The clay arch on top, decorative'),
});

export type CounterBlockData = z.infer<typeof counterBlock>;
