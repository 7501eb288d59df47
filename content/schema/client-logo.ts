import { z } from 'zod';

/** A part of a client's sign, on a canvas of 34 × 34. */
const shape = z.strictObject({
  path: z
    .string()
    .regex(
      /^[MmLlHhVvCcSsQqTtAaZz\d\s,.-]+$/,
      'expected the path of an SVG, such as "M3 3h28v28H3z"',
    )
    .meta({ title: 'Outline', description: 'The value of "d" in the SVG of the logo' }),
  color: z.enum(['text', 'highlight', 'strong']).default('text'),
  line: z
    .number()
    .positive()
    .optional()
    .describe('The width of its line. Without it, the shape is filled'),
});

/** A client's logo: a sign, and the name in letters of a kind. */
export const clientLogo = z.strictObject({
  sign: z.array(shape).min(1).optional().describe('A drawing beside the name'),
  wordmark: z
    .enum([
      'plain',
      'narrow-small-letters',
      'wide-small-letters',
      'wide-capitals',
      'light-capitals',
      'raised-sign',
      'soft',
    ])
    .default('plain')
    .describe('The letters of the name'),
});

export type ClientLogoData = z.infer<typeof clientLogo>;
