import { exampleOf } from '@/__tests__/examples/exampleOf';
import { defineExamples } from '@/__tests__/examples/examples';
import { Missing } from '@/components/sections/Missing/Missing';
import { missing } from '@/components/sections/Missing/Missing.schema';

export const examples = defineExamples(Missing, {
  'short words': exampleOf(missing, 'short'),
  'long words': exampleOf(missing, 'long'),
});
