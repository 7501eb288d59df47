import { z } from 'zod';
import { link } from './href';
import { picture } from './picture';
import { text } from './text';
import { world } from './world';

/** A page's last word: an invitation, and the person who answers it. */
export const closing = z.strictObject({
  title: text,
  lead: text,
  action: link,
  more: link,
  world,
  picture: picture.describe('The person, without a backdrop'),
});

export type ClosingData = z.infer<typeof closing>;
