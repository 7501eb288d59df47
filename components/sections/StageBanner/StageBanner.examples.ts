import { exampleOf } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { StageBanner } from './StageBanner';
import { stageBanner } from './StageBanner.schema';

export const examples = defineExamples(StageBanner, {
  'one line': exampleOf(stageBanner, 'short'),
  'three lines': exampleOf(stageBanner, 'long', {
    title: ['Boats that', 'go anywhere', 'you like'],
  }),
  'a last line that leaves room': exampleOf(stageBanner, 'long', {
    title: ['Maintenance', 'of boats'],
  }),
});
