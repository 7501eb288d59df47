import { dataFor, defineExamples } from '@/components/sections/examples';
import { longParagraphs, longSentence, paragraphs } from '@/components/sections/samples';
import { CareersIntro } from './CareersIntro';
import { careersIntro } from './CareersIntro.schema';

export const examples = defineExamples(CareersIntro, {
  'two paragraphs': dataFor(careersIntro, {
    title: 'One day, two sheds',
    paragraphs: paragraphs,
    day: {
      label: 'The hours of both sheds on one scale',
      from: 2,
      to: 18,
      desks: [
        {
          city: 'North',
          office: 1,
          hours: '9:00 to 18:00',
          start: 3.5,
          end: 12.5,
          offset: 5.5,
        },
        { city: 'South', office: 2, hours: '9:00 to 17:00', start: 9, end: 17, offset: 0 },
      ],
      shared: { label: 'Both sheds are open', start: 9, end: 12.5 },
      note: 'Then we drink tea.',
    },
  }),
  'long words': dataFor(careersIntro, {
    title: 'One day in two sheds that stand on two banks',
    paragraphs: longParagraphs,
    day: {
      label: 'The hours of both sheds on one scale',
      from: 2,
      to: 18,
      desks: [
        {
          city: 'North',
          office: 1,
          hours: '8:00 AM to 9:00 PM',
          start: 2.5,
          end: 15.5,
          offset: 5.5,
        },
        {
          city: 'South',
          office: 2,
          hours: '9:00 AM to 5:30 PM',
          start: 9,
          end: 17.5,
          offset: 0,
        },
      ],
      shared: { label: 'Both sheds are open', start: 9, end: 15.5 },
      note: longSentence,
    },
  }),
});
