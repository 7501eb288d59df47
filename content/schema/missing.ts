import { z } from 'zod';
import { link } from './href';
import { meta } from './meta';
import { picture } from './picture';
import { text } from './text';

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
