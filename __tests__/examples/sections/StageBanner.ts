import { exampleOf } from '@/__tests__/examples/exampleOf';
import { defineExamples } from '@/__tests__/examples/examples';
import { StageBanner } from '@/components/sections/StageBanner/StageBanner';
import { stageBanner } from '@/components/sections/StageBanner/StageBanner.schema';

export const examples = defineExamples(StageBanner, {
  'one line': exampleOf(stageBanner, 'short'),
  'three lines': exampleOf(stageBanner, 'long', {
    title: ['Boats that', 'go anywhere', 'you like'],
  }),
  'a last line that leaves room': exampleOf(stageBanner, 'long', {
    title: ['Maintenance', 'of boats'],
  }),
});
