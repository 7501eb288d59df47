import { z } from 'zod';
import { text } from '@/content/schema/text';

/** The words of the social-links section; the links themselves are those of `content/agency.yaml`. */
export const socialStrip = z.strictObject({
  title: text,
  notes: z.array(text).length(3).describe('What each network shows, in the order of the links'),
});

export type SocialStripData = z.infer<typeof socialStrip>;
