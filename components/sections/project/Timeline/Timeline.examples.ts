import { dataFor, defineExamples } from '@/components/sections/examples';
import { longSentence, sentence } from '@/components/sections/samples';
import { Timeline } from './Timeline';
import { timeline } from './Timeline.schema';

export const examples = defineExamples(Timeline, {
  'four marks': {
    ...dataFor(timeline, {
      kind: 'timeline',
      title: 'A winter',
      marks: [
        { when: '05:10', what: 'We look.' },
        { when: '06:00', what: 'We draw.' },
        { when: '07:30', what: 'We build.' },
        { when: '08:00', what: 'We launch.' },
      ],
    }),
    world: 'mint',
  },
  'seven marks on a world, long words': {
    ...dataFor(timeline, {
      kind: 'timeline',
      title: 'What happened between the first frost and the first warm Saturday',
      marks: [
        { when: 'Week 1', what: sentence },
        { when: 'Week 2', what: longSentence },
        { when: 'Weeks 3 and 4', what: sentence },
        { when: 'Week 5', what: sentence },
        { when: 'Week 8', what: longSentence },
        { when: 'Week 12', what: sentence },
        { when: 'Since then', what: sentence },
      ],
      ground: 'world',
    }),
    world: 'harbour',
  },
});
