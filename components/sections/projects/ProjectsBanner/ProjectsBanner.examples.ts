import { dataFor, defineExamples } from '@/components/sections/examples';
import {
  breadcrumbTo,
  longBreadcrumb,
  longSentence,
  projects,
  sentence,
} from '@/components/sections/samples';
import { ProjectsBanner } from './ProjectsBanner';
import { projectsBanner } from './ProjectsBanner.schema';

export const examples = defineExamples(ProjectsBanner, {
  'short words': {
    ...dataFor(projectsBanner, {
      breadcrumb: breadcrumbTo('Boats'),
      title: 'Boats',
      lead: sentence,
      label: 'The boats',
    }),
    projects,
  },
  'long words': {
    ...dataFor(projectsBanner, {
      breadcrumb: longBreadcrumb,
      title: 'Six boats',
      lead: longSentence,
      label: 'The boats',
    }),
    projects,
  },
});
