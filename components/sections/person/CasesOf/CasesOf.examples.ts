import { dataFor, defineExamples } from '@/components/sections/examples';
import { projects } from '@/components/sections/samples';
import { CasesOf } from './CasesOf';
import { casesOf } from './CasesOf.schema';

const cases = projects.map((project) => ({ ...project, url: `/projects#${project.slug}` }));

export const examples = defineExamples(CasesOf, {
  'one case': { ...dataFor(casesOf, { title: 'Boats' }), cases: cases.slice(0, 1) },
  'two cases': { ...dataFor(casesOf, { title: 'Boats by Bo' }), cases: cases.slice(0, 2) },
  'five cases, long words': {
    ...dataFor(casesOf, { title: 'The boats that Constance has built, and those she has mended' }),
    cases: cases.slice(1, 6),
  },
});
