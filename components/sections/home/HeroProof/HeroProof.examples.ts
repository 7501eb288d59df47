import { defineExamples } from '@/components/sections/examples';
import { projects } from '@/components/sections/samples';
import { HeroProof } from './HeroProof';

const toResult = (words: string) => (project: (typeof projects)[number]) => ({
  words,
  name: project.name,
  href: project.url,
});

export const examples = defineExamples(HeroProof, {
  'two results': {
    results: projects.slice(0, 2).map(toResult('An hour at the lock, now ten minutes')),
  },
  'one result': { results: projects.slice(0, 1).map(toResult('Two boats, now one')) },
});
