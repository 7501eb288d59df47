import { z } from 'zod';
import { text } from '@/content/schema/text';

export const index = z.strictObject({
  title: text,
  lead: text,
});

export type ServiceIndexData = z.infer<typeof index>;
