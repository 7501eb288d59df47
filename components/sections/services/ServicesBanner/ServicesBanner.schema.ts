import { z } from 'zod';
import { breadcrumb } from '@/content/schema/breadcrumb';
import { link } from '@/content/schema/href';
import { text } from '@/content/schema/text';
import { world } from '@/content/schema/world';

/** The banner of the services page: all seven sets in one line-up before the title. */
export const lineUp = z.strictObject({
  breadcrumb,
  title: text,
  world,
  statement: text,
  action: link,
});

export type LineUp = z.infer<typeof lineUp>;
