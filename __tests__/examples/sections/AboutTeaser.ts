import { exampleOf } from '@/__tests__/examples/exampleOf';
import { defineExamples } from '@/__tests__/examples/examples';
import { workingDays } from '@/__tests__/examples/sampleOffices';
import { AboutTeaser } from '@/components/sections/home/AboutTeaser/AboutTeaser';
import { aboutTeaser } from '@/components/sections/home/AboutTeaser/AboutTeaser.schema';

const day = { label: 'The hours of both sheds', shared: 'Both open', caption: 'In winter.' };
const oneOffice = { label: 'The hours of the shed', caption: 'In winter.' };
const short = exampleOf(aboutTeaser, 'short', { day });
const long = exampleOf(aboutTeaser, 'long');
const neverTogether = { ...long, day: long.day && { ...long.day, shared: undefined } };

export const examples = defineExamples(AboutTeaser, {
  'two offices': { ...short, workingDay: workingDays.two },
  'one office': { ...short, day: oneOffice, workingDay: workingDays.one },
  'no office': { ...exampleOf(aboutTeaser, 'short'), workingDay: { shifts: [] } },
  'two offices with the same hours': { ...short, workingDay: workingDays.sameHours },
  'four offices, long words': { ...long, workingDay: workingDays.four },
  'four offices that are never open together': {
    ...neverTogether,
    workingDay: workingDays.neverTogether,
  },
});
