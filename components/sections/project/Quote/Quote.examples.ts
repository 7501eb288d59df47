import { exampleOf } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { sampleProps } from '@/components/sections/sampleProps';
import { clientWords } from '@/components/sections/samples';
import { Quote } from './Quote';
import { quote } from './Quote.schema';

export const examples = defineExamples(Quote, {
  'long words and a portrait': {
    ...exampleOf(quote, 'short'),
    words: clientWords,
    world: 'consulting',
  },
  'short words on ink, without a portrait': {
    ...exampleOf(quote, 'short', { ground: 'ink' }),
    words: sampleProps.short.words,
    world: 'moss',
  },
  'long words on the page, without a portrait': {
    ...exampleOf(quote, 'short', { ground: 'page' }),
    words: { ...clientWords, portrait: undefined },
    world: 'moss',
  },
});
