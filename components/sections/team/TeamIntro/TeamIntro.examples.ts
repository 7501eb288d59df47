import { dataFor, defineExamples } from '@/components/sections/examples';
import {
  breadcrumbTo,
  longBreadcrumb,
  longSentence,
  sentence,
} from '@/components/sections/samples';
import { TeamIntro } from './TeamIntro';
import { teamIntro } from './TeamIntro.schema';

export const examples = defineExamples(TeamIntro, {
  'short words': {
    ...dataFor(teamIntro, {
      breadcrumb: breadcrumbTo('Crew'),
      title: 'The crew',
      lead: sentence,
      dots: 33,
    }),
    cards: 6,
    offices: 2,
  },
  'long words': {
    ...dataFor(teamIntro, {
      breadcrumb: longBreadcrumb,
      title: 'The people who build the boats',
      lead: longSentence,
      dots: 33,
    }),
    cards: 6,
    offices: 4,
  },
});
