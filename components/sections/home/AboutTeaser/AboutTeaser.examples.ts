import { dataFor, defineExamples } from '@/components/sections/examples';
import {
  action,
  longAction,
  longParagraphs,
  longSentence,
  sentence,
} from '@/components/sections/samples';
import { AboutTeaser } from './AboutTeaser';
import { aboutTeaser } from './AboutTeaser.schema';

export const examples = defineExamples(AboutTeaser, {
  'short words': dataFor(aboutTeaser, {
    title: 'Two sheds',
    paragraphs: [sentence],
    action,
    day: {
      shifts: [
        { office: 1, city: 'North', hours: '8:00 AM to 9:00 PM', from: 2.5, to: 15.5 },
        { office: 2, city: 'South', hours: '9:00 AM to 5:30 PM', from: 9, to: 17.5 },
      ],
      shared: { label: 'Both open', from: 9, to: 15.5 },
      ticks: [
        { hour: 3, label: '03:00' },
        { hour: 9, label: '09:00' },
        { hour: 15, label: '15:00' },
      ],
      caption: 'By the clock of the south shed.',
    },
  }),
  'long words': dataFor(aboutTeaser, {
    title: 'Two sheds on two banks, and one canal between them',
    paragraphs: longParagraphs,
    action: longAction,
    day: {
      shifts: [
        { office: 1, city: 'North', hours: '8:00 AM to 9:00 PM', from: 2.5, to: 15.5 },
        { office: 2, city: 'South', hours: '9:00 AM to 5:30 PM', from: 9, to: 17.5 },
      ],
      shared: { label: 'Both sheds are open', from: 9, to: 15.5 },
      ticks: [
        { hour: 3, label: '03:00' },
        { hour: 9, label: '09:00' },
        { hour: 15, label: '15:00' },
      ],
      caption: longSentence,
    },
  }),
});
