import { z } from 'zod';
import { link } from '@/content/files/href';
import { text } from '@/content/schema/text';

/** The words above the list of services; the services are in `content/services`. */
export const serviceIndex = z.strictObject({
  title: text,
  lead: text,
  more: link.optional().describe('The quiet link below the lead. May be missing'),
});

export type ServiceIndexData = z.infer<typeof serviceIndex>;
