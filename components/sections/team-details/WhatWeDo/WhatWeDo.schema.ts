import { z } from 'zod';
import { counter } from '@/components/sections/Counters/Counters.schema';
import { dropLeftOut, link } from '@/content/files/href';
import { text } from '@/content/schema/text';

/** What the agency does, in a paragraph, one figure or two and its services. */
export const whatWeDo = z.strictObject({
  title: text,
  lead: text,
  counters: z.array(counter).min(1).max(2),
  label: text.describe('The words before the services'),
  services: z.array(link).transform(dropLeftOut),
});

export type WhatWeDoData = z.infer<typeof whatWeDo>;
