import { dataFor, defineExamples } from '@/components/sections/examples';
import {
  action,
  carouselWords,
  longAction,
  longSentence,
  projects,
  sentence,
} from '@/components/sections/samples';
import { ClientsCarousel } from './ClientsCarousel';
import { clientsCarousel } from './ClientsCarousel.schema';

export const examples = defineExamples(ClientsCarousel, {
  'short words': {
    ...dataFor(clientsCarousel, {
      title: 'Hired by',
      lead: sentence,
      action,
      words: carouselWords,
    }),
    projects,
  },
  'long words, three slides': {
    ...dataFor(clientsCarousel, {
      title: 'Who takes our boats out, and what they take along',
      lead: longSentence,
      action: longAction,
      words: carouselWords,
    }),
    projects: projects.slice(3),
  },
});
