import { exampleOf } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { longSentence, people, sentence } from '@/components/sections/samples';
import { Years } from './Years';
import { years } from './Years.schema';

const tell = (count: number, text: string) =>
  people
    .slice(0, count)
    .map(({ slug }, index) => ({ year: `${1962 + index}`, person: slug, text }));

export const examples = defineExamples(Years, {
  'three years, short words': {
    ...exampleOf(years, 'short', { items: tell(3, sentence) }),
    people,
  },
  'five years, long words': {
    ...exampleOf(years, 'long', { items: tell(5, longSentence) }),
    people,
  },
});
