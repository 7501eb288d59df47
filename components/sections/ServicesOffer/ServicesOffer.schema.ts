import { z } from 'zod';
import { picture } from '@/content/files/picture';
import { text } from '@/content/schema/text';

/** The block "Services we Offer": up to four cards. */
export const servicesOffer = z.strictObject({
  title: text,
  lead: text,
  cards: z
    .array(
      z.strictObject({
        title: text,
        description: text,
        tone: z.enum(['sky', 'sand', 'mint', 'sun']).describe('The colour of the card'),
        picture: picture.describe('A scene that shows what the card offers'),
      }),
    )
    .min(1)
    .max(4),
});

export type ServicesOfferData = z.infer<typeof servicesOffer>;
