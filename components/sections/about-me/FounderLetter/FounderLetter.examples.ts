import { dataFor, defineExamples } from '@/components/sections/examples';
import {
  action,
  decorative,
  longAction,
  longMore,
  longParagraphs,
  more,
  paragraphs,
} from '@/components/sections/samples';
import { FounderLetter } from './FounderLetter';
import { founderLetter } from './FounderLetter.schema';

export const examples = defineExamples(FounderLetter, {
  'with shapes': dataFor(founderLetter, {
    title: 'A letter',
    greeting: 'Dear sailor,',
    paragraphs: paragraphs,
    signature: 'Ada',
    role: 'Boat builder',
    action,
    more,
    sprites: [decorative('sprite-arch'), decorative('sprite-ball'), decorative('sprite-torus')],
  }),
  'long words, without shapes': dataFor(founderLetter, {
    title: 'A letter to whoever takes the first boat out in spring',
    greeting: 'Dear sailors, rowers and people who only came to look,',
    paragraphs: longParagraphs,
    signature: 'Constance Abernathy-Whitfield',
    role: 'Keeper of the book and of all the ropes',
    action: longAction,
    more: longMore,
    sprites: [],
  }),
});
