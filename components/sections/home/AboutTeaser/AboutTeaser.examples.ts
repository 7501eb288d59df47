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
  day: { shared: 'Both open', caption: 'By the clock of the south shed.' },
};

const long = {
  title: 'Four sheds on two banks, and one canal between them',
  paragraphs: longParagraphs,
  action: longAction,
  day: { shared: 'All sheds are open', caption: longSentence },
};

export const examples = defineExamples(AboutTeaser, {
  'two offices': { ...dataFor(aboutTeaser, short), workingDay: workingDays.two },
  'one office': {
    ...dataFor(aboutTeaser, { ...short, day: { caption: 'By the clock of the north shed.' } }),
    workingDay: workingDays.one,
  },
  'two offices with the same hours': {
    ...dataFor(aboutTeaser, short),
    workingDay: workingDays.sameHours,
  },
  'four offices, long words': { ...dataFor(aboutTeaser, long), workingDay: workingDays.four },
  'four offices that are never open together': {
    ...dataFor(aboutTeaser, { ...long, day: { caption: longSentence } }),
    workingDay: workingDays.neverTogether,
  },
});
