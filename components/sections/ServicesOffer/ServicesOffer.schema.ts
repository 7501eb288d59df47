import { z } from 'zod';
import { picture } from '@/content/schema/picture';
import { text } from '@/content/schema/text';

/** The block "Services we Offer": four cards. */
export const servicesOffer = z.strictObject({
  title: text,
  lead: text,
  cards: z
    .array(
      z.strictObject({
        title: text,
        description: text,
        tone: z.enum(['sky', 'sand', 'mint', 'sun']).describe('The colour of the card'),
        sprite: picture.describe('A clay shape, decorative'),
      }),
    )
    .length(4),
});

export type ServicesOfferData = z.infer<typeof servicesOffer>;
