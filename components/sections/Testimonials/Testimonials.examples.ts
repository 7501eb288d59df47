import { exampleOf } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { decorative } from '@/components/sections/samples';
import { Testimonials } from './Testimonials';
import { testimonials } from './Testimonials.schema';

const words = { name: 'Bo Li', role: 'Cook', description: 'She floats.' };
const avatars = [decorative('client-1'), decorative('client-2'), decorative('client-3')];
const long = exampleOf(testimonials, 'long');

export const examples = defineExamples(Testimonials, {
  'short words': exampleOf(testimonials, 'short', {
    items: [words, { ...words, name: 'Dev Marsh' }, { ...words, name: 'Finn Maher' }],
    avatars,
  }),
  'long words': long,
  'letters, long words': { ...long, letters: true },
});
