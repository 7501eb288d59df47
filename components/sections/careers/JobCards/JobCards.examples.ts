import type { z } from 'zod';
import { dataFor, defineExamples } from '@/components/sections/examples';
import { action, decorative, openJobs, sentence } from '@/components/sections/samples';
import { JobCards } from './JobCards';
import { jobCards } from './JobCards.schema';

const words: z.input<typeof jobCards> = {
  id: 'jobs',
  title: 'Work with us',
  lead: sentence,
  link: 'See the job',
  sets: [
    { world: 'ideation', picture: { name: 'design', alt: 'A clay lamp over a clay desk' } },
    { world: 'devops', picture: decorative('devops') },
  ],
  empty: 'We are enough of us, until spring.',
  other: { title: 'None of these?', text: sentence, link: action },
};

export const examples = defineExamples(JobCards, {
  'two jobs': { ...dataFor(jobCards, words), jobs: openJobs },
  'no job': { ...dataFor(jobCards, words), jobs: [] },
});
