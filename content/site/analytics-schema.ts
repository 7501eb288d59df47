import { z } from 'zod';
import { link } from '../references/href';
import { text } from '../schema/text';

const pixel = z
  .string()
  .regex(/^\d*$/, {
    error: ({ input }) =>
      `NEXT_PUBLIC_META_PIXEL_ID is "${input}": expected the pixel's id, which is all digits, such as 1234567890123456. Correct it, or remove it for a site without a tracker`,
  })
  .transform((id) => (id === '' ? null : id));

const question = z.strictObject({
  title: text,
  text: text.describe('What a yes allows'),
  until: z
    .strictObject({ start: text, ask: text })
    .describe('What happens before an answer, by the setting of consent'),
  more: link.describe('A link to the rest, in the privacy policy'),
  accept: text,
  refuse: text.describe('About as short as the word for accepting'),
  reopen: text.describe('The words of the button in every footer that shows the question'),
});

/** How page views are counted, and the question whether they may be. */
export const analytics = z
  .strictObject({
    consent: z
      .enum(['start', 'ask'])
      .describe(
        'start: the tracker starts with the page and counts every view until the visitor refuses. ask: it loads only after the visitor has accepted. UK law (PECR) requires this for advertising trackers. Global Privacy Control counts as a refusal in both. Without a pixel’s id there is no tracker',
      ),
    pixel: pixel
      .prefault(() => process.env.NEXT_PUBLIC_META_PIXEL_ID ?? '')
      .describe('Its number; empty for none'),
    question,
  })
  .transform(({ consent, pixel, question }) => ({
    pixel,
    question,
    /** The build has no tracker, or one that starts by itself, or one that asks first. */
    tracker: pixel === null ? ('absent' as const) : consent,
  }));

export type Analytics = z.infer<typeof analytics>;
