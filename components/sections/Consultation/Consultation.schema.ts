import { z } from 'zod';
import { picture } from '@/content/schema/picture';
import { text } from '@/content/schema/text';
import { world } from '@/content/schema/world';
import { consultationForm } from '@/content/site/forms-schema';

/** The invitation to talk: words on a clay set, and the form over its edge. */
export const consultation = z.strictObject({
  title: text,
  lead: text,
  world,
  picture: picture.meta({
    description: 'A scene four by three, or a portrait without a background',
    examples: [
      { name: 'web', alt: 'Clay boats in a clay harbour' },
      { name: 'team-1', alt: 'Clay bust of Ada' },
    ],
  }),
  bust: z.boolean().optional().describe('Whether the picture is a portrait without a background'),
  form: consultationForm,
});

export type ConsultationData = z.infer<typeof consultation>;
