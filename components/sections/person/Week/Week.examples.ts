import { dataFor, defineExamples } from '@/components/sections/examples';
import { longSentence, sentence } from '@/components/sections/samples';
import { Week } from './Week';
import { week } from './Week.schema';

export const examples = defineExamples(Week, {
  'three days': {
    ...dataFor(week, { title: 'Bo’s week' }),
    world: 'ideation',
    days: [
      { day: 'Monday', what: 'Bakes.' },
      { day: 'Tuesday', what: 'Sails.' },
      { day: 'Friday', what: 'Bakes again.' },
    ],
  },
  'five days, long words': {
    ...dataFor(week, { title: 'What Constance does from Monday to Friday' }),
    world: 'mobile',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day, i) => ({
      day,
      what: i % 2 ? sentence : longSentence,
    })),
  },
});
