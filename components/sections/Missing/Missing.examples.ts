import { exampleOf } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { Missing } from './Missing';
import { missing } from './Missing.schema';

export const examples = defineExamples(Missing, {
  'short words': exampleOf(missing, 'short'),
  'long words': exampleOf(missing, 'long'),
});
