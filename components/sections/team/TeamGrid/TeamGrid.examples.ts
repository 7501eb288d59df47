import { dataFor, defineExamples } from '@/components/sections/examples';
import { people } from '@/components/sections/samples';
import { TeamGrid } from './TeamGrid';
import { teamGrid } from './TeamGrid.schema';

export const examples = defineExamples(TeamGrid, {
  'a short title': { ...dataFor(teamGrid, { title: 'The crew' }), members: people },
  'a long title, three people': {
    ...dataFor(teamGrid, { title: 'The people who build, mend and steer the boats' }),
    members: people.slice(1, 4),
  },
});
