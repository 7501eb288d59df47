import { exampleOf } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { decorative } from '@/components/sections/samples';
import { Testimonials } from './Testimonials';
import { testimonials } from './Testimonials.schema';

const words = { role: 'Cook', description: 'She floats.' };
const long = exampleOf(testimonials, 'long');

export const examples = defineExamples(Testimonials, {
  'short words': exampleOf(testimonials, 'short', {
    items: [
      { ...words, name: 'Bo Li', portrait: decorative('client-1') },
      { ...words, name: 'Dev Marsh', portrait: decorative('client-2') },
      { ...words, name: 'Finn Maher', portrait: decorative('client-3') },
    ],
  }),
  'long words': long,
  'letters, long words': { ...long, letters: true },
});
