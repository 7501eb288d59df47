import { exampleOf } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { Comments } from './Comments';
import { comments } from './Comments.schema';

const many = exampleOf(comments, 'long');

export const examples = defineExamples(Comments, {
  'one comment': { ...many, items: many.items.slice(0, 1) },
  'many comments, long words': many,
});
