import { dataFor, defineExamples } from '@/components/sections/examples';
import {
  longAction,
  longMore,
  longParagraphs,
  longSentence,
  more,
  paragraphs,
  sentence,
} from '@/components/sections/samples';
import { Story } from './Story';
import { story } from './Story.schema';

export const examples = defineExamples(Story, {
  'two paragraphs, one link': dataFor(story, {
    title: 'The yard',
    lead: sentence,
    paragraphs: paragraphs,
    links: [more],
  }),
  'long words, two links': dataFor(story, {
    title: 'A yard on both banks of one canal',
    lead: longSentence,
    paragraphs: longParagraphs,
    links: [longMore, longAction],
  }),
});
