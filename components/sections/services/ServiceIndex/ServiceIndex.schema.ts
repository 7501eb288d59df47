import { z } from 'zod';
import { text } from '@/content/schema/text';

/** The words above the list of services; the services are in `content/services`. */
export const serviceIndex = z.strictObject({ title: text, lead: text });

export type ServiceIndexData = z.infer<typeof serviceIndex>;
