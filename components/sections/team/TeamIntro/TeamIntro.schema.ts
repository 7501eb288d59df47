import { z } from 'zod';
import { breadcrumb } from '@/content/schema/breadcrumb';
import { text } from '@/content/schema/text';

/** The banner of the team page. */
export const teamIntro = z.strictObject({
  breadcrumb,
  title: text,
  lead: text,
});

export type TeamIntroData = z.infer<typeof teamIntro>;
