import { dataFor, defineExamples } from '@/components/sections/examples';
import { carouselWords, longMore, more, projects } from '@/components/sections/samples';
import { ProjectsCarousel } from './ProjectsCarousel';
import { projectsCarousel } from './ProjectsCarousel.schema';

export const examples = defineExamples(ProjectsCarousel, {
  'six projects': {
    ...dataFor(projectsCarousel, { title: 'New boats', all: more, words: carouselWords }),
    projects,
  },
  'long words, three projects': {
    ...dataFor(projectsCarousel, {
      title: 'The boats that left the shed in the spring of this year',
      all: longMore,
      words: carouselWords,
    }),
    projects: projects.slice(2, 5),
  },
});
