import { dataFor, defineExamples } from '@/components/sections/examples';
import { longParagraphs, longSentence, paragraphs, sentence } from '@/components/sections/samples';
import { Chapter } from './Chapter';
import { chapter } from './Chapter.schema';

const kind = 'chapter' as const;
const words = { kind, title: 'The wait', paragraphs: [sentence] };
const longWords = {
  kind,
  title: 'What it was like to wait for the ferry in August',
  lead: longSentence,
  paragraphs: longParagraphs,
};

export const examples = defineExamples(Chapter, {
  'short words': dataFor(chapter, words),
  'long words': dataFor(chapter, longWords),
  'below, short words': dataFor(chapter, { ...words, layout: 'below' }),
  'below, on a world': {
    ...dataFor(chapter, { ...longWords, paragraphs, layout: 'below', ground: 'world' }),
    world: 'consulting',
  },
  'beside, on ink': { ...dataFor(chapter, { ...longWords, ground: 'ink' }), world: 'moss' },
});
