import { z } from 'zod';
import { link } from '@/content/files/href';
import { text } from '@/content/schema/text';

/** The words above the team's cards. */
export const teamGrid = z.strictObject({
  title: text,
  more: link.optional().describe('The quiet link beside the heading. May be missing'),
});

export type TeamGridData = z.infer<typeof teamGrid>;
