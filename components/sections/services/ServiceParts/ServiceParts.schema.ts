import { z } from 'zod';
import { picture } from '@/content/schema/picture';
import { text } from '@/content/schema/text';

/** A card of a service page: one part of the service. */
export const part = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/, 'expected lower-case letters and hyphens'),
  title: text,
  description: text,
  picture,
});

export type ServicePart = z.infer<typeof part>;
