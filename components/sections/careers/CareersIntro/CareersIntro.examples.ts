import { exampleOf } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { workingDays } from '@/components/sections/sampleOffices';
import { CareersIntro } from './CareersIntro';
import { careersIntro } from './CareersIntro.schema';

const day = { label: 'The hours of both sheds', shared: 'Both open', caption: 'In winter.' };
const short = exampleOf(careersIntro, 'short', { day });
const long = exampleOf(careersIntro, 'long');
const neverTogether = { ...long, day: { ...long.day, shared: undefined } };

export const examples = defineExamples(CareersIntro, {
  'two offices': { ...short, workingDay: workingDays.two },
  'one office': { ...exampleOf(careersIntro, 'short'), workingDay: workingDays.one },
  'two offices with the same hours': { ...short, workingDay: workingDays.sameHours },
  'four offices, long words': { ...long, workingDay: workingDays.four },
  'four offices that are never open together': {
    ...neverTogether,
    workingDay: workingDays.neverTogether,
  },
});
