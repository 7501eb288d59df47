import { z } from 'zod';
import { jobBanner } from '@/components/sections/job-description/JobBanner/JobBanner.schema';
import { jobBody } from '@/components/sections/job-description/JobBody/JobBody.schema';
import { jobClosing } from '@/components/sections/job-description/JobClosing/JobClosing.schema';
import { define } from '../files/define';
import { knownOfficeNumber } from '../files/known-office';
import { text } from '../schema/text';
import { inquiryDialog } from './job-schema';

const { desks } = jobBody.shape;

/** The words for search engines and shared links. The site puts the job's own in the braces. */
const meta = z.strictObject({
  title: text.describe('The page title. May name {jobTitle}, {company} and {city}'),
  description: text.describe('One or two sentences. May also name {terms} and {state}'),
  open: text.describe('The {state} of an open job. That of a closed one is the note on its page'),
});

const share = z.strictObject({ alt: text.describe('What the share picture of each job shows') });

const schema = z.strictObject({
  meta,
  share,
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
export const jobDescription = define('content/templates/job.yaml', schema, {
  later: ['jobTitle', 'company', 'city', 'terms', 'state'],
});
