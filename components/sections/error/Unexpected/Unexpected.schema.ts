import { z } from 'zod';
import { text } from '@/content/schema/text';

/** The words of a page that failed. */
export const unexpected = z.strictObject({
  name: text.describe('The agency’s name, for the logo'),
  title: text,
  status: text.describe('The error’s status or message'),
  text,
  retry: text.describe('The words of the button that tries again'),
  home: text.describe('The words of the link to the home page'),
});

export type UnexpectedData = z.infer<typeof unexpected>;
