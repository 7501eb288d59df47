import { dataFor, defineExamples } from '@/components/sections/examples';
import {
  longParagraphs,
  longSentence,
  paragraphs,
  workingDays,
} from '@/components/sections/samples';
import { CareersIntro } from './CareersIntro';
import { careersIntro } from './CareersIntro.schema';

const short = {
  title: 'One day, two sheds',
  paragraphs,
  day: {
    label: 'The hours of both sheds on one scale',
    shared: 'Both sheds are open',
    caption: 'Then we drink tea.',
  },
};

const long = {
  title: 'One day in four sheds that stand on two banks',
  paragraphs: longParagraphs,
  day: {
    label: 'The hours of all sheds on one scale',
    shared: 'All sheds are open, from the north to the south and back',
    caption: longSentence,
  },
};

export const examples = defineExamples(CareersIntro, {
  'two offices': { ...dataFor(careersIntro, short), workingDay: workingDays.two },
  'one office': {
    ...dataFor(careersIntro, { ...short, day: { ...short.day, shared: undefined } }),
    workingDay: workingDays.one,
  },
  'two offices with the same hours': {
    ...dataFor(careersIntro, short),
    workingDay: workingDays.sameHours,
  },
  'four offices, long words': { ...dataFor(careersIntro, long), workingDay: workingDays.four },
  'four offices that are never open together': {
    ...dataFor(careersIntro, { ...long, day: { ...long.day, shared: undefined } }),
    workingDay: workingDays.neverTogether,
  },
});
