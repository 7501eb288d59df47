import type { z } from 'zod';
import { dataFor, defineExamples } from '@/components/sections/examples';
import { longJob, more, sampleJob } from '@/components/sections/samples';
import { JobBody } from './JobBody';
import { jobBody } from './JobBody.schema';

const words: z.input<typeof jobBody> = {
  headings: {
    description: 'The job',
    aboutCompany: 'The yard',
    keyResponsibilities: 'What you do',
    requiredSkills: 'What you can do',
    preferredQualifications: 'What would help',
  },
  contents: 'On this page',
  apply: 'Apply',
  byMail: { label: 'Apply by mail', href: 'mailto:boats@example.com' },
  posted: 'Since',
  until: 'Until',
  closed: { note: 'Somebody has this job.', action: more },
  desks: [{ office: 1, words: 'at the north shed' }],
};

export const examples = defineExamples(JobBody, {
  'open until a day': { ...dataFor(jobBody, words), job: sampleJob, open: true, dialog: 'inquiry' },
  closed: { ...dataFor(jobBody, words), job: sampleJob, open: false, dialog: 'inquiry' },
  'open without an end, long words': {
    ...dataFor(jobBody, words),
    job: longJob,
    open: true,
    dialog: 'inquiry',
  },
});
