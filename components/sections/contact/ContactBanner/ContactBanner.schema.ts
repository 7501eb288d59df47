import { z } from 'zod';
import { hours } from '@/components/sections/contact/Hours/Hours.schema';
import { breadcrumb } from '@/content/files/breadcrumb';
import { picture } from '@/content/files/picture';
import { text } from '@/content/schema/text';
import { world } from '@/content/schema/world';
import { consultationForm } from '@/content/site/forms-schema';

/** The banner of the contact page, with the form and the hours. */
export const contactBanner = z.strictObject({
  breadcrumb,
  title: z
    .array(text)
    .min(1)
    .max(2)
    .meta({ description: 'The lines of the title', examples: [['Write', 'to us']] }),
  lead: text,
  world,
  people: z.array(picture).max(3).describe('Portraits, best without a background, behind the desk'),
  formTitle: text,
  form: consultationForm,
  hours: hours.optional(),
});

export type ContactBannerData = z.infer<typeof contactBanner>;
