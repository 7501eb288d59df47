import { z } from 'zod';
import { jobBanner } from '@/components/sections/job-description/JobBanner/JobBanner.schema';
import { jobBody } from '@/components/sections/job-description/JobBody/JobBody.schema';
import { jobClosing } from '@/components/sections/job-description/JobClosing/JobClosing.schema';
import { inquiryDialog } from '../jobs/schema';
import { define } from '../schema/define';

const schema = z.strictObject({
  banner: jobBanner,
  body: jobBody,
  closing: jobClosing,
  dialog: inquiryDialog,
});

/** What every job page has around its job, whose own words stand in `content/jobs`. */
export const jobDescription = define('content/pages/job.yaml', schema);
