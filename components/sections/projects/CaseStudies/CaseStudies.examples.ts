import { dataFor, defineExamples } from '@/components/sections/examples';
import { longMore, longSentence, more, projects, sentence } from '@/components/sections/samples';
import { CaseStudies } from './CaseStudies';
import { caseStudies } from './CaseStudies.schema';

export const examples = defineExamples(CaseStudies, {
  'six cases, with and without figures': {
    ...dataFor(caseStudies, { title: 'Boats', lead: sentence, more: 'See the boat', search: more }),
    projects,
  },
  'long words, two cases': {
    ...dataFor(caseStudies, {
      title: 'Six boats that we built, and what became of them',
      lead: longSentence,
      more: 'See how the boat was built',
      search: longMore,
    }),
    projects: projects.slice(0, 2),
  },
  'nine cases': {
    ...dataFor(caseStudies, { title: 'Boats', lead: sentence, more: 'See the boat', search: more }),
    projects: [...projects, ...projects.slice(0, 3)].map((project, i) => ({
      ...project,
      slug: `${project.slug}-${i}`,
    })),
  },
});
