import { exampleOf } from '@/__tests__/examples/exampleOf';
import { defineExamples } from '@/__tests__/examples/examples';
import { ProjectHero } from '@/components/sections/project/ProjectHero/ProjectHero';
import { projectHero } from '@/components/sections/project/ProjectHero/ProjectHero.schema';

const short = { client: 'Heron', title: 'On time' };
const long = {
  client: 'Blue Heron Tours',
  title: 'a boat that nobody has to queue for, even in August',
};

export const examples = defineExamples(ProjectHero, {
  'beside, short words': exampleOf(projectHero, 'short', short),
  'beside, long words': exampleOf(projectHero, 'long', { ...long, stage: 'beside' }),
  'wide, short words': exampleOf(projectHero, 'short', { ...short, stage: 'wide' }),
  'wide, long words': exampleOf(projectHero, 'long', { ...long, stage: 'wide' }),
  'tall, short words': exampleOf(projectHero, 'short', { ...short, stage: 'tall' }),
  'tall, long words': exampleOf(projectHero, 'long', { ...long, stage: 'tall' }),
});
