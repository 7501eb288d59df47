import { z } from 'zod';
import { link } from '@/content/schema/href';
import { picture } from '@/content/schema/picture';
import { text } from '@/content/schema/text';

/** What is missing, and the way on. */
const message = z.strictObject({ title: text, text, action: link });

/** What stands in place of a page or a job that is not there. */
export const missing = z.strictObject({
  ...message.shape,
  picture: picture.describe('The two banks without their bridge'),
  ball: picture.describe('The ball in the gap, decorative'),
  torus: picture.describe('The ring in the air, decorative'),
  job: message
    .extend({
      under: text.describe('Where jobs stand: "/job-description/"'),
      documentTitle: text.describe('The title of the browser’s tab'),
    })
    .describe('The words at the address of a job'),
});

export type MissingData = z.infer<typeof missing>;
