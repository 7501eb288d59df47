import { dataFor, defineExamples } from '@/components/sections/examples';
import { decorative, longSentence } from '@/components/sections/samples';
import { Counters } from './Counters';
import { counters } from './Counters.schema';

export const examples = defineExamples(Counters, {
  'small figures': dataFor(counters, {
    label: 'The yard in figures',
    items: [
      { amount: 4, suffix: '+', title: 'boats', sprite: decorative('sprite-ball') },
      { amount: 7, suffix: '+', title: 'lessons a week', sprite: decorative('sprite-arch') },
      { amount: 1, suffix: '+', title: 'shed', sprite: decorative('sprite-cube') },
      { amount: 9, suffix: '+', title: 'knots', sprite: decorative('sprite-torus') },
    ],
    note: 'Counted in March.',
  }),
  'small figures in a row': {
    ...dataFor(counters, {
      label: 'The yard in figures',
      items: [
        { amount: 4, suffix: '+', title: 'boats', sprite: decorative('sprite-ball') },
        { amount: 7, suffix: '+', title: 'lessons a week', sprite: decorative('sprite-arch') },
        { amount: 1, suffix: '+', title: 'shed', sprite: decorative('sprite-cube') },
        { amount: 175, suffix: 'K+', title: 'metres of rope', sprite: decorative('sprite-torus') },
      ],
      note: longSentence,
    }),
    row: true,
  },
  'large figures, long words': dataFor(counters, {
    label: 'The yard in figures',
    items: [
      { amount: 175, suffix: 'K+', title: 'metres of rope', sprite: decorative('sprite-ball') },
      { amount: 999, suffix: '+', title: 'satisfied sailors', sprite: decorative('sprite-arch') },
      { amount: 250, suffix: '+', title: 'evening lessons', sprite: decorative('sprite-cube') },
      { amount: 36, suffix: '+', title: 'boat builders', sprite: decorative('sprite-torus') },
    ],
    note: longSentence,
  }),
});
