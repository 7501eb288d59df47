import { dataFor, defineExamples } from '@/components/sections/examples';
import { clientWords } from '@/components/sections/samples';
import { Quote } from './Quote';
import { quote } from './Quote.schema';

const short = { name: 'Bo Li', role: 'Cook, The Galley', description: 'She floats.' };

export const examples = defineExamples(Quote, {
  'long words and a portrait': {
    ...dataFor(quote, { kind: 'quote' }),
    words: clientWords,
    world: 'consulting',
  },
  'short words on ink, without a portrait': {
    ...dataFor(quote, { kind: 'quote', ground: 'ink' }),
    words: short,
    world: 'moss',
  },
  'long words on the page, without a portrait': {
    ...dataFor(quote, { kind: 'quote', ground: 'page' }),
    words: { ...clientWords, portrait: undefined },
    world: 'moss',
  },
});
