import { z } from 'zod';
import { picture } from '@/content/files/picture';
import { text } from '@/content/schema/text';

/** A picture that has a part of the story to itself. */
export const scene = z.strictObject({
  kind: z.literal('scene'),
  picture,
  caption: text,
  frame: z
    .enum(['wide', 'tall'])
    .describe('From edge to edge of the page, or in an arch with the caption beside it'),
  side: z
    .enum(['start', 'end'])
    .default('end')
    .describe('The side of the page where an arch stands'),
});

export type SceneData = z.infer<typeof scene>;
