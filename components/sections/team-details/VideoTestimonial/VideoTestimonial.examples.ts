import { dataFor, defineExamples } from '@/components/sections/examples';
import { film, longSentence } from '@/components/sections/samples';
import { VideoTestimonial } from './VideoTestimonial';
import { videoTestimonial } from './VideoTestimonial.schema';

export const examples = defineExamples(VideoTestimonial, {
  'short words': {
    ...dataFor(videoTestimonial, {
      quote: 'She floats.',
      name: 'Ada Fenwick',
      role: 'Boat builder',
      portrait: { name: 'client-2', alt: 'A clay bust with a cap' },
      world: 'mint',
    }),
    film,
  },
  'long words': {
    ...dataFor(videoTestimonial, {
      quote: longSentence,
      name: 'Constance Abernathy-Whitfield',
      role: 'Keeper of the book and of all the ropes',
      portrait: { name: 'client-1', alt: 'A clay bust with glasses' },
      world: 'harbour',
    }),
    film,
  },
});
