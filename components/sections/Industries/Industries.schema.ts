import { z } from 'zod';
import { href } from '@/content/files/href';
import { iconName } from '@/content/files/icon';
import { text } from '@/content/schema/text';

/** An industry that the agency works for. */
const industry = z.strictObject({
  icon: iconName,
  url: href
    .optional()
    .describe('The project of this trade, else the service that fits it. May be missing'),
  title: text,
  desc: text.describe('What we build there, best in one line of 60 characters'),
});

/** The industries. */
export const industries = z.strictObject({
  title: text,
  items: z.array(industry).min(1),
});

export type IndustriesData = z.infer<typeof industries>;
