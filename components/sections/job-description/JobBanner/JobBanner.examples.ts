import type { z } from 'zod';
import { dataFor, defineExamples } from '@/components/sections/examples';
import {
  longBreadcrumb,
  longJob,
  longSentence,
  sampleJob,
  sentence,
} from '@/components/sections/samples';
import { JobBanner } from './JobBanner';
import { jobBanner } from './JobBanner.schema';

const words: z.input<typeof jobBanner> = {
  path: [{ label: 'Home', href: '/' }],
  world: 'spice',
  picture: { name: 'careers', alt: 'A clay desk by a window' },
  statement: sentence,
  facts: {
    city: 'Shed',
    jobType: 'Hours',
    location: 'Where',
    experienceLevel: 'Years at sea',
  },
};

export const examples = defineExamples(JobBanner, {
  'short words': { ...dataFor(jobBanner, words), job: sampleJob },
  'long words': {
    ...dataFor(jobBanner, { ...words, path: longBreadcrumb.path, statement: longSentence }),
    job: longJob,
  },
});
