import { z } from 'zod';
import { link } from './href';
import { picture } from './picture';
import { paragraphs, text } from './text';
import { world } from './world';

/** The company in a few words, beside a set that runs off the page's edge. */
export const company = z.strictObject({
  title: text,
  paragraphs,
  link,
  world,
  picture,
});

export type CompanyData = z.infer<typeof company>;
