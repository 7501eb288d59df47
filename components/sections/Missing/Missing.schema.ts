import { z } from 'zod';
import { link } from '@/content/files/href';
import { picture } from '@/content/files/picture';
import { text } from '@/content/schema/text';
import { CODE } from '@/content/schema/texts';

/** The message about a missing page or job, with a link to go on. */
const message = z.strictObject({ title: text, text, action: link });

/** The content of the 404 page, for missing pages and missing jobs. */
export const missing = z.strictObject({
  ...message.shape,
  search: link.optional().describe('The way to the search. May be missing'),
  picture: picture.meta({
    description: 'The two banks without their bridge',
    examples: [{ name: 'gap', alt: 'Two riverbanks without a bridge' }],
  }),
  ball: picture.describe('The sun in the gap, the moon at night, decorative'),
  torus: picture.describe('The ring in the air, decorative'),
  job: message
    .extend({
      under: text.meta(CODE).describe('The start of the addresses of jobs:  "/job-description/"'),
      documentTitle: text.describe('The title of the browser’s tab'),
    })
    .optional()
    .describe('The words at the address of a job. May be missing'),
});

/** The words of the page. Without `job`, an address of a job shows those of any other page. */
export type MissingData = z.infer<typeof missing>;
