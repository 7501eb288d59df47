import { exampleOf } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { Industries } from './Industries';
import { industries } from './Industries.schema';

export const examples = defineExamples(Industries, {
  'short words': exampleOf(industries, 'short'),
  'long words': exampleOf(industries, 'long'),
  'an index': { ...exampleOf(industries, 'long'), index: true },
});
