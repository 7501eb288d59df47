import { defineExamples } from '@/__tests__/examples/examples';
import { projects } from '@/__tests__/examples/samples';
import { HeroProof } from '@/components/sections/home/HeroProof/HeroProof';

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
