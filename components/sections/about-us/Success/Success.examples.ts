import { dataFor, defineExamples } from '@/components/sections/examples';
import { decorative, longSentence, sentence } from '@/components/sections/samples';
import { Success } from './Success';
import { success } from './Success.schema';

export const examples = defineExamples(Success, {
  'low and high columns': dataFor(success, {
    title: 'Afloat',
    lead: sentence,
    full: 'All',
    metrics: [
      { icon: decorative('sprite-ball'), title: 'Boats', percentage: 5 },
      { icon: decorative('sprite-cube'), title: 'Crews', percentage: 45 },
      { icon: decorative('sprite-arch'), title: 'Lessons', percentage: 80 },
      { icon: decorative('sprite-torus'), title: 'Locks', percentage: 100 },
    ],
  }),
  'long words': dataFor(success, {
    title: 'How many of them are on the water in August',
    lead: longSentence,
    full: 'All of them, every day',
    metrics: [
      { icon: decorative('sprite-ball'), title: 'Rowing boats', percentage: 62 },
      { icon: decorative('sprite-cube'), title: 'Narrow boats with a crew', percentage: 74 },
      { icon: decorative('sprite-arch'), title: 'Evening lessons', percentage: 88 },
      { icon: decorative('sprite-torus'), title: 'Locks that open by themselves', percentage: 97 },
    ],
  }),
});
