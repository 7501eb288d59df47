import { dataFor, defineExamples } from '@/components/sections/examples';
import { longSentence, projects, sentence } from '@/components/sections/samples';
import { CaseStudies } from './CaseStudies';
import { caseStudies } from './CaseStudies.schema';

export const examples = defineExamples(CaseStudies, {
  'six cases, with and without figures': {
    ...dataFor(caseStudies, { title: 'Boats', lead: sentence }),
    projects,
  },
  'long words, two cases': {
    ...dataFor(caseStudies, {
      title: 'Six boats that we built, and what became of them',
      lead: longSentence,
    }),
    projects: projects.slice(0, 2),
  },
});
