import { testimonials as schema } from '@/components/sections/Testimonials/Testimonials.schema';
import { define } from './schema/define';

/** Three clients in their own words, on the home page and About Us. */
export const testimonials = define('content/testimonials.ts', schema, {
  title: 'Heard on the other bank',
  items: [
    {
      name: 'Meera Anand',
      role: 'Operations lead, Northmill',
      description:
        'They asked what the warehouse does at five in the morning. Nobody had asked before. The new system fits that hour.',
    },
    {
      name: 'Harjit Bains',
      role: 'Payroll manager, Paywell',
      description:
        'Our payslip questions dropped to almost none. People open the app, read one screen and get on with the day.',
    },
    {
      name: 'Tom Ashworth',
      role: 'Founder, Saltmarsh',
      description:
        'We send notes at six and wake up to a build. It is the closest thing to a night shift that I would wish on anyone.',
    },
  ],
  avatars: [
    { name: 'client-1', alt: 'Clay bust of a woman with a dark bob, in a brick red jacket' },
    {
      name: 'client-2',
      alt: 'Clay bust of a man with a white beard, in a blue turban and a rani pink tie',
    },
    { name: 'client-3', alt: 'Clay bust of a man with red curls and a beard, in a green apron' },
  ],
  words: {
    pause: 'Pause the testimonials',
    play: 'Play the testimonials',
    previous: 'Previous testimonial',
    next: 'Next testimonial',
  },
});
