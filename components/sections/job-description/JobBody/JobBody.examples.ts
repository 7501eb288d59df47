import { exampleOf } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { longJob, sampleJob } from '@/components/sections/sampleOffices';
import { JobBody } from './JobBody';
import { jobBody } from './JobBody.schema';

const words = exampleOf(jobBody, 'short', { desks: [{ office: 1, words: 'at the north shed' }] });

export const examples = defineExamples(JobBody, {
  'open until a day': { ...words, job: sampleJob, open: true, dialog: 'inquiry' },
  closed: { ...words, job: sampleJob, open: false, dialog: 'inquiry' },
  'open without an end, long words': {
    ...exampleOf(jobBody, 'long'),
    job: longJob,
    open: true,
    dialog: 'inquiry',
  },
});
