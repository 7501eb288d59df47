import { dataFor, defineExamples } from '@/components/sections/examples';
import { longSentence, sentence } from '@/components/sections/samples';
import { FounderStory } from './FounderStory';
import { founderStory } from './FounderStory.schema';

export const examples = defineExamples(FounderStory, {
  'three years': dataFor(founderStory, {
    title: 'The yard',
    lead: sentence,
    milestones: [
      {
        year: '1994',
        bank: 'left',
        place: 'North bank',
        people: 1,
        figure: '1',
        unit: 'person',
        title: 'A boat',
        text: 'She leaks.',
      },
      {
        year: '2003',
        bank: 'right',
        place: 'South bank',
        people: 12,
        figure: '12',
        unit: 'people',
        title: 'A shed',
        text: sentence,
      },
      {
        year: '2020',
        bank: 'both',
        place: 'Both banks',
        people: 34,
        figure: '34',
        unit: 'people',
        title: 'A school',
        text: sentence,
      },
    ],
  }),
  'five years, long words': dataFor(founderStory, {
    title: 'How a shed on one bank became a yard on both',
    lead: longSentence,
    milestones: [
      {
        year: '1994',
        bank: 'left',
        place: 'North bank',
        people: 2,
        figure: '2',
        unit: 'people',
        title: 'A boat that nobody else would have mended',
        text: longSentence,
      },
      {
        year: '1998',
        bank: 'left',
        place: 'North bank',
        people: 5,
        figure: '5',
        unit: 'people',
        title: 'A shed',
        text: sentence,
      },
      {
        year: '2003',
        bank: 'right',
        place: 'South bank',
        people: 16,
        figure: '16',
        unit: 'people',
        title: 'A second shed, across the water',
        text: longSentence,
      },
      {
        year: '2011',
        bank: 'right',
        place: 'South bank',
        people: 22,
        figure: '20+',
        unit: 'people',
        title: 'A kitchen',
        text: sentence,
      },
      {
        year: '2020',
        bank: 'both',
        place: 'Both banks',
        people: 60,
        figure: '60+',
        unit: 'people',
        title: 'A school for everyone',
        text: longSentence,
      },
    ],
  }),
});
