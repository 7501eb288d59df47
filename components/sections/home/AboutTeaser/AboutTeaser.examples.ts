import { dataFor, defineExamples } from '@/components/sections/examples';
import {
  action,
  longAction,
  longParagraphs,
  longSentence,
  sentence,
  workingDays,
} from '@/components/sections/samples';
import { AboutTeaser } from './AboutTeaser';
import { aboutTeaser } from './AboutTeaser.schema';

const short = {
  title: 'Two sheds',
  paragraphs: [sentence],
  action,
  day: {
    label: 'The hours of both sheds',
    shared: 'Both open',
    caption: 'A day in winter.',
  },
};

const long = {
  title: 'Four sheds on two banks, and one canal between them',
  paragraphs: longParagraphs,
  action: longAction,
  day: { label: 'The hours of all sheds', shared: 'All sheds are open', caption: longSentence },
};

export const examples = defineExamples(AboutTeaser, {
  'two offices': { ...dataFor(aboutTeaser, short), workingDay: workingDays.two },
  'one office': {
    ...dataFor(aboutTeaser, { ...short, day: { ...short.day, shared: undefined } }),
    workingDay: workingDays.one,
  },
  'two offices with the same hours': {
    ...dataFor(aboutTeaser, short),
    workingDay: workingDays.sameHours,
  },
  'four offices, long words': { ...dataFor(aboutTeaser, long), workingDay: workingDays.four },
  'four offices that are never open together': {
    ...dataFor(aboutTeaser, { ...long, day: { ...long.day, shared: undefined } }),
    workingDay: workingDays.neverTogether,
  },
});
