import { z } from 'zod';
import { picture } from '@/content/files/picture';
import { text } from '@/content/schema/text';
import { world } from '@/content/schema/world';
import { consultationForm } from '@/content/site/forms-schema';

/** The invitation to talk: words on a clay set, and the form over its edge. */
export const consultation = z.strictObject({
  title: text,
  lead: text,
  world,
  picture: picture.optional().meta({
    description: 'A scene four by three, or a portrait without a background. May be missing',
    examples: [
      { name: 'web', alt: 'Clay boats in a clay harbour' },
      { name: 'team-1', alt: 'Clay bust of Ada' },
    ],
  }),
  bust: z.boolean().optional().describe('Whether the picture is a portrait without a background'),
  scale: z
    .boolean()
    .optional()
    .describe(
      'Whether a scale stands in place of the picture: each required field that is right puts a weight on it',
    ),
  form: consultationForm,
});

export type ConsultationData = z.infer<typeof consultation>;
