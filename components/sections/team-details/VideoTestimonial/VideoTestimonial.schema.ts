import { z } from 'zod';
import { picture } from '@/content/files/picture';
import { text } from '@/content/schema/text';
import { world } from '@/content/schema/world';

/** A client in their own words; the film they come from is in `content/film.yaml`. */
export const videoTestimonial = z.strictObject({
  quote: text.describe('Without quotation marks'),
  name: text,
  role: text,
  portrait: picture,
  world,
});

export type VideoTestimonialData = z.infer<typeof videoTestimonial>;
