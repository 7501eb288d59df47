import { defineExamples } from '@/__tests__/examples/examples';
import { longSentence, manyPeople, sentence } from '@/__tests__/examples/samples';
import { Years } from '@/components/sections/about-us/Years/Years';

const tell = (count: number, text: string) =>
  manyPeople
    .slice(0, count)
    .map((person, i) => ({ ...person, came: { year: `${1962 + i}`, text } }));

export const examples = defineExamples(Years, {
  'one year, short words': { title: 'Boats', people: tell(1, sentence) },
  'two years, short words': { title: 'Boats', people: tell(2, sentence) },
  'five years, long words': { title: 'Boats', people: tell(5, longSentence) },
  'eleven years, long words': { title: 'Boats', people: tell(11, longSentence) },
});
