import { z } from 'zod';
import { link } from '@/content/files/href';
import { picture } from '@/content/files/picture';
import { paragraphs, text } from '@/content/schema/text';
import { world } from '@/content/schema/world';

/** The company in a few words, beside a set that runs off the page's edge. */
export const company = z.strictObject({
  title: text,
  paragraphs,
  link,
  world,
  picture,
});

export type CompanyData = z.infer<typeof company>;
