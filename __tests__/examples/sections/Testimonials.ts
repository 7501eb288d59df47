import { exampleOf } from '@/__tests__/examples/exampleOf';
import { defineExamples } from '@/__tests__/examples/examples';
import { decorative } from '@/__tests__/examples/samples';
import { Testimonials } from '@/components/sections/Testimonials/Testimonials';
import { testimonials } from '@/components/sections/Testimonials/Testimonials.schema';

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
