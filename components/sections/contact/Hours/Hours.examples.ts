import { dataFor, defineExamples } from '@/components/sections/examples';
import { longOffice, longSentence, sampleOffice, week } from '@/components/sections/samples';
import { Hours } from './Hours';
import { hours } from './Hours.schema';

export const examples = defineExamples(Hours, {
  'five days': {
    ...dataFor(hours, {
      title: 'Hours',
      text: 'Not on Wednesday',
      note: 'Ring the bell.',
      week,
    }),
    office: sampleOffice,
  },
  'every day, long words': {
    ...dataFor(hours, {
      title: 'There is always somebody in the yard',
      text: 'Monday to Sunday, 8:00 AM to 9:00 PM, by the clock over the gate',
      note: longSentence,
      week,
    }),
    office: longOffice,
  },
});
