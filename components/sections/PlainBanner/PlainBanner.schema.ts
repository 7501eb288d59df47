import { z } from 'zod';
import { breadcrumb } from '@/content/files/breadcrumb';
import { text } from '@/content/schema/text';

/** A banner without a set: words on the page's own ground. */
export const plainBanner = z.strictObject({
  breadcrumb,
  title: text,
  lead: text.optional(),
});

export type PlainBannerData = z.infer<typeof plainBanner>;
