import { defineExamples } from '@/components/sections/examples';
import { clients } from '@/components/sections/samples';
import { BrandStrip } from './BrandStrip';

export const examples = defineExamples(BrandStrip, {
  'six logos': clients,
});
