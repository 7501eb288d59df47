import { z } from 'zod';
import { breadcrumb } from '@/content/files/breadcrumb';
import { text } from '@/content/schema/text';

/** The banner of the team page. */
export const teamIntro = z.strictObject({
  breadcrumb,
  title: text,
  lead: text,
  dots: z.int().min(3).max(60).describe('How many dots the bridge has: one for each person'),
  legend: text.describe('What a large dot stands for, in a few words below the bridge'),
});

export type TeamIntroData = z.infer<typeof teamIntro>;
