import { dataFor, defineExamples } from '@/components/sections/examples';
import { decorative } from '@/components/sections/samples';
import { JobClosing } from './JobClosing';
import { jobClosing } from './JobClosing.schema';

export const examples = defineExamples(JobClosing, {
  'short words': {
    ...dataFor(jobClosing, {
      title: 'Come aboard.',
      apply: 'Apply',
      world: 'spice',
      picture: decorative('careers'),
    }),
    dialog: 'inquiry',
  },
  'long words': {
    ...dataFor(jobClosing, {
      title: 'Come aboard before the ice is gone and the season has begun.',
      apply: 'Apply for this job',
      world: 'consulting',
      picture: { name: 'consult', alt: 'A clay seesaw with a ball' },
    }),
    dialog: 'inquiry',
  },
});
