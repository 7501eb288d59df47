import { z } from 'zod';
import { picture } from '@/content/files/picture';
import { text } from '@/content/schema/text';
import { world } from '@/content/schema/world';

/** The end of a job page. */
export const jobClosing = z.strictObject({
  title: text,
  apply: text.describe('The words of the button'),
  world,
  picture,
});

export type JobClosingData = z.infer<typeof jobClosing>;
