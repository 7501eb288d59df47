import { z } from 'zod';
import { jobBanner } from '@/components/sections/job-description/JobBanner/JobBanner.schema';
import { jobBody } from '@/components/sections/job-description/JobBody/JobBody.schema';
import { jobClosing } from '@/components/sections/job-description/JobClosing/JobClosing.schema';
import { inquiryDialog } from '../jobs/schema';
import { define } from '../schema/define';
import { knownOfficeNumber } from '../schema/known-office';

const { desks } = jobBody.shape;

const schema = z.strictObject({
  banner: jobBanner,
  body: jobBody.extend({
    desks: z
      .array(desks.element.extend({ office: knownOfficeNumber }))
      .refine(
        (all) => new Set(all.map(({ office }) => office)).size === all.length,
        'expected each office once at most',
      )
      .describe(desks.description ?? ''),
  }),
  closing: jobClosing,
  dialog: inquiryDialog,
});

/** What every job page has around its job, whose own words stand in `content/jobs`. */
export const jobDescription = define('content/pages/job.yaml', schema);
