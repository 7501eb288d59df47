import { z } from 'zod';

const fraction = z.number().min(0).max(1);

/** How far a part of a picture stays away from each edge, as fractions of the height and the width. */
const insets = z
  .strictObject({ top: fraction, right: fraction, bottom: fraction, left: fraction })
  .refine(
    ({ top, right, bottom, left }) => top + bottom < 1 && left + right < 1,
    'expected insets of opposite edges that leave room between them',
  );

/** The parts of a picture that its frames respect. */
export const safeArea = z
  .strictObject({
    subject: insets.describe('What no frame may cut: the till, the phone, the head'),
    top: fraction
      .optional()
      .describe('How far down the first object begins. Left out if that is the subject'),
  })
  .transform(({ subject, top = subject.top }) => ({ subject, top }));

/** The subject of a picture, as insets from the picture's edges, and where its first object begins. */
export type SafeArea = z.infer<typeof safeArea>;
