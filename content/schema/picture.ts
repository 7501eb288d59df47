import { z } from 'zod';
import type { SafeArea } from './safe-area';

const fraction = z.number().min(0).max(1);

/** The point of a picture that stays in view where a frame cuts the picture. */
export const focus = z
  .strictObject({
    x: fraction.meta({
      title: 'From the left',
      description: '0 is the left edge, 1 the right one',
    }),
    y: fraction.meta({
      title: 'From the top',
      description: '0 is the upper edge, 1 the lower one',
    }),
  })
  .meta({ description: 'The point that stays in view where a frame cuts the picture' });

/** A picture as components take it: its files, its size and its text alternative. */
export const pictureData = z.object({
  file: z.string(),
  widths: z.array(z.number()),
  width: z.number(),
  height: z.number(),
  color: z.string().nullable(),
  alt: z.string(),
  safe: z.custom<SafeArea>().optional(),
  focus: focus.optional(),
  /** The files of the picture in the dark theme. */
  dark: z.string().optional(),
  /** The file of the mask that leaves its things in the dark theme. */
  things: z.string().optional(),
});

export type PictureData = z.infer<typeof pictureData>;

/** Whether a picture has a background: it is no cut-out. Its main colour is known then. */
export const hasBackground = ({ color }: Pick<PictureData, 'color'>): boolean => color !== null;
