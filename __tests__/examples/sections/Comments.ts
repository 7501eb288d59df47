import { exampleOf } from '@/__tests__/examples/exampleOf';
import { defineExamples } from '@/__tests__/examples/examples';
import { Comments } from '@/components/sections/blog-details/Comments/Comments';
import { comments } from '@/components/sections/blog-details/Comments/Comments.schema';

const many = exampleOf(comments, 'long');

export const examples = defineExamples(Comments, {
  'one comment': { ...many, items: many.items.slice(0, 1) },
  'many comments, long words': many,
});
