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
export const jobDescription = define('content/pages/job.ts', schema, {
  banner: {
    path: [
      { label: 'Home', href: '/' },
      { label: 'Careers', href: '/careers' },
    ],
    world: 'software',
    picture: { name: 'web', decorative: true },
    statement: 'Your code meets real users in its first month.',
    facts: {
      city: 'City',
      jobType: 'Job type',
      location: 'Workplace',
      experienceLevel: 'Experience level',
    },
  },
  body: {
    headings: {
      description: 'Description',
      aboutCompany: 'About the Company',
      keyResponsibilities: 'Key Responsibilities',
      requiredSkills: 'Required Skills',
      preferredQualifications: 'Preferred Qualifications',
    },
    contents: 'On this page',
    apply: 'Apply Now',
    byMail: { label: 'Apply by Email', href: 'mailto:hello@rivermark.example' },
    posted: 'Posted',
    until: 'Open until',
    closed: {
      note: 'This position is closed.',
      action: { label: 'See Open Positions', href: '/careers' },
    },
    desk: {
      noida: 'The time at your desk in Sector 62, Noida. Liverpool logs on in your afternoon.',
      liverpool:
        'The time at your desk on Jamaica Street, Liverpool. Noida has been in since before your breakfast.',
    },
  },
  closing: {
    title: 'The desk by the window is free.',
    apply: 'Apply Now',
    world: 'devops',
    picture: { name: 'devops', decorative: true },
  },
  dialog: {
    id: 'inquiry',
    set: { world: 'software', picture: { name: 'web', decorative: true } },
  },
});
