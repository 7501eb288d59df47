import { z } from 'zod';
import { text } from '@/content/schema/text';

/** The words of the social-links section. Its links and their notes are those of `content/agency.yaml`. */
export const socialStrip = z.strictObject({ title: text });

export type SocialStripData = z.infer<typeof socialStrip>;
