import { dataFor } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { longParagraphs, sentence } from '@/components/sections/samples';
import { markdown } from '@/content/prose/markdown';
import { Biography } from './Biography';

export const examples = defineExamples(Biography, {
  'one sentence': { prose: dataFor(markdown, sentence) },
  'four paragraphs': { prose: dataFor(markdown, longParagraphs.join('\n\n')) },
});
