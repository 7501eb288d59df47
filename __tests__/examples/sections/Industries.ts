import { exampleOf } from '@/__tests__/examples/exampleOf';
import { defineExamples } from '@/__tests__/examples/examples';
import { Industries } from '@/components/sections/Industries/Industries';
import { industries } from '@/components/sections/Industries/Industries.schema';

export const examples = defineExamples(Industries, {
  'short words': exampleOf(industries, 'short'),
  'long words': exampleOf(industries, 'long'),
  'an index': { ...exampleOf(industries, 'long'), index: true },
});
