import { exampleOf } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { StageBanner } from './StageBanner';
import { stageBanner } from './StageBanner.schema';

const long = exampleOf(stageBanner, 'long', { title: ['Boats that', 'go anywhere', 'you like'] });

export const examples = defineExamples(StageBanner, {
  'one line': exampleOf(stageBanner, 'short'),
  'three lines': { ...long, small: false },
  'a last line that leaves room': {
    ...exampleOf(stageBanner, 'long', { title: ['Maintenance', 'of boats'] }),
    small: false,
  },
  'half the size': long,
});
