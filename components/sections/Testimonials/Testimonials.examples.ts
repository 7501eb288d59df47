import { dataFor, defineExamples } from '@/components/sections/examples';
import { carouselWords, decorative, longSentence, sentence } from '@/components/sections/samples';
import { Testimonials } from './Testimonials';
import { testimonials } from './Testimonials.schema';

const long = {
  title: 'What sailors say when they bring a boat back',
  items: [
    {
      name: 'Constance Abernathy-Whitfield',
      role: 'Keeper of the book, Fenwick Yard and Sailing School',
      description: longSentence,
    },
    { name: 'Dev Marsh', role: 'Teacher', description: sentence },
    { name: 'Finn Maher', role: 'Lock keeper, all seven locks', description: longSentence },
  ],
  avatars: [decorative('client-1'), decorative('client-2'), decorative('client-3')],
  words: carouselWords,
};

export const examples = defineExamples(Testimonials, {
  'short words': dataFor(testimonials, {
    title: 'Sailors say',
    items: [
      { name: 'Bo Li', role: 'Cook', description: 'She floats.' },
      { name: 'Dev Marsh', role: 'Teacher', description: 'She is fast.' },
      { name: 'Finn Maher', role: 'Lock keeper', description: 'She is on time.' },
    ],
    avatars: [decorative('client-1'), decorative('client-2'), decorative('client-3')],
    words: carouselWords,
  }),
  'letters, long words': { ...dataFor(testimonials, long), letters: true },
  'long words': dataFor(testimonials, long),
});
