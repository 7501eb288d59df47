import { dataFor, defineExamples } from '@/components/sections/examples';
import { action, longAction, longSentence, people, sentence } from '@/components/sections/samples';
import { TeamTeaser } from './TeamTeaser';
import { teamTeaser } from './TeamTeaser.schema';

export const examples = defineExamples(TeamTeaser, {
  'short words': {
    ...dataFor(teamTeaser, { title: 'The crew', lead: sentence, action, world: 'mint' }),
    people,
  },
  'long words': {
    ...dataFor(teamTeaser, {
      title: 'The people who build the boats',
      lead: longSentence,
      action: longAction,
      world: 'harbour',
    }),
    people,
  },
});
