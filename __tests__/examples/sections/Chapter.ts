import { exampleOf } from '@/__tests__/examples/exampleOf';
import { defineExamples } from '@/__tests__/examples/examples';
import { Chapter } from '@/components/sections/project/Chapter/Chapter';
import { chapter } from '@/components/sections/project/Chapter/Chapter.schema';

const short = exampleOf(chapter, 'short', { layout: 'beside', ground: 'page' });
const long = exampleOf(chapter, 'long', { layout: 'beside', ground: 'page' });

export const examples = defineExamples(Chapter, {
  'short words': short,
  'long words': long,
  'below, short words': { ...short, layout: 'below' },
  'below, on a world': { ...long, layout: 'below', ground: 'world', world: 'consulting' },
  'beside, on ink': { ...long, ground: 'ink', world: 'moss' },
});
