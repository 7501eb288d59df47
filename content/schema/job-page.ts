import { z } from 'zod';
import { jobBanner } from '@/components/sections/job-description/JobBanner/JobBanner.schema';
import { jobBody } from '@/components/sections/job-description/JobBody/JobBody.schema';
import { jobClosing } from '@/components/sections/job-description/JobClosing/JobClosing.schema';
import { picture } from './picture';
import { text } from './text';
import { world } from './world';

/** What every job page has around its job. */
export const jobPage = z.strictObject({
  banner: jobBanner,
  body: jobBody,
  closing: jobClosing,
  dialog: z.strictObject({
    id: text.describe('What the Apply Now buttons open'),
    set: z.strictObject({ world, picture }),
  }),
});
