import { dataFor, defineExamples } from '@/components/sections/examples';
import { longSentence } from '@/components/sections/samples';
import { Hours } from './Hours';
import { hours } from './Hours.schema';

export const examples = defineExamples(Hours, {
  'five days': dataFor(hours, {
    title: 'Hours',
    text: 'Not on Wednesday',
    note: 'Ring the bell.',
    week: [
      { name: 'Mon', staffed: true },
      { name: 'Tue', staffed: true },
      { name: 'Wed', staffed: false },
      { name: 'Thu', staffed: true },
      { name: 'Fri', staffed: true },
      { name: 'Sat', staffed: true },
      { name: 'Sun', staffed: false },
    ],
    clock: { city: 'Fenwick', timeZone: 'Australia/Hobart', office: 1 },
  }),
  'every day, long words': dataFor(hours, {
    title: 'There is always somebody in the yard',
    text: 'Monday to Sunday, 8:00 AM to 9:00 PM, by the clock over the gate',
    note: longSentence,
    week: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((name) => ({
      name,
      staffed: true,
    })),
    clock: { city: 'Calder', timeZone: 'America/Toronto', office: 2 },
  }),
});
