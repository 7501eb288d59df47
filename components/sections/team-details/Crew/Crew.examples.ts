import { dataFor, defineExamples } from '@/components/sections/examples';
import { people } from '@/components/sections/samples';
import { Crew } from './Crew';
import { crew } from './Crew.schema';

export const examples = defineExamples(Crew, {
  'six people': { ...dataFor(crew, { title: 'All in one boat.' }), people: people.slice(0, 6) },
  'three people, long words': {
    ...dataFor(crew, { title: 'The crew of this boat, in the order in which they came aboard' }),
    people: people.slice(0, 3),
  },
});
