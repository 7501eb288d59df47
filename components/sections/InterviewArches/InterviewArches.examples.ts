import { dataFor, defineExamples } from '@/components/sections/examples';
import { longSentence, sentence } from '@/components/sections/samples';
import { InterviewArches } from './InterviewArches';
import { interviewArches } from './InterviewArches.schema';

export const examples = defineExamples(InterviewArches, {
  'short words': dataFor(interviewArches, {
    title: 'Four lessons',
    lead: 'One a week.',
    steps: [
      { title: 'Knots', when: 'Monday, 1 hour', text: 'On land.' },
      { title: 'Oars', when: 'Tuesday, 1 hour', text: 'On the pond.' },
      { title: 'Sails', when: 'Thursday, 2 hours', text: 'On the canal.' },
      { title: 'Locks', when: 'Friday, 2 hours', text: 'Up and down.' },
    ],
  }),
  'long words': dataFor(interviewArches, {
    title: 'Four lessons, from the first knot to the last lock',
    lead: longSentence,
    steps: [
      {
        title: 'Knots that hold, knots that open',
        when: 'Monday, from 45 to 60 minutes',
        text: longSentence,
      },
      { title: 'Oars', when: 'Tuesday, 1 hour', text: sentence },
      { title: 'Sails in light and heavy weather', when: 'Thursday, 2 hours', text: sentence },
      { title: 'Locks', when: 'Friday, 2 hours', text: longSentence },
    ],
  }),
});
