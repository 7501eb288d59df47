import { z } from 'zod';
import { link } from '@/content/schema/href';
import { text } from '@/content/schema/text';

/** The words of a page that failed. */
export const unexpected = z.strictObject({
  title: text,
  status: text.describe('The error’s status or message'),
  text,
  retry: text.describe('The words of the button that tries again'),
  home: link,
});

export type UnexpectedData = z.infer<typeof unexpected>;
