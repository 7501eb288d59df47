import { z } from 'zod';
import { link } from '@/content/schema/href';
import { meta } from '@/content/schema/meta';
import { picture } from '@/content/schema/picture';
import { text } from '@/content/schema/text';

/** What is missing: the message, and the way on. */
const message = z.strictObject({ title: text, text, action: link });

/** The page that stands for a page or a job that is not there. */
export const missing = z.strictObject({
  meta,
  ...message.shape,
  picture,
  ball: picture,
  torus: picture,
  job: message.extend({
    under: text.describe('An address one segment under this one is a job'),
    documentTitle: text,
  }),
});

export type MissingData = z.infer<typeof missing>;
