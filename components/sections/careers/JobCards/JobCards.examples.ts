import { exampleOf } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { openJobs } from '@/components/sections/sampleOffices';
import { JobCards } from './JobCards';
import { jobCards } from './JobCards.schema';

export const examples = defineExamples(JobCards, {
  'two jobs, long words': { ...exampleOf(jobCards, 'long'), jobs: openJobs },
  'no job': { ...exampleOf(jobCards, 'short'), jobs: [] },
});
