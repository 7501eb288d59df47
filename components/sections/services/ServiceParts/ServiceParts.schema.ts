import { z } from 'zod';
import { picture } from '@/content/files/picture';
import { text } from '@/content/schema/text';

/** A card: one part of the service. */
const part = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z-]*$/, 'expected lower-case letters and hyphens')
    .describe('What a link to the card has after "#"'),
  title: text,
  description: text,
  picture: picture.optional(),
});

/** The parts of a service, two to twelve cards, each with or without a picture. */
export const serviceParts = z.strictObject({
  title: z.array(text).min(1).max(2).describe('The lines of the heading of the cards'),
  cards: z.array(part).min(2).max(12),
});

export type ServicePartsData = z.infer<typeof serviceParts>;
