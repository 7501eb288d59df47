import { z } from 'zod';
import { hero } from '@/components/sections/home/Hero/Hero.schema';
import { arrangement } from '../schema/arrangement';
import { definePage } from '../schema/page';

const sections = {
  arrangement,
  banner: hero.pick({ title: true, lead: true }).extend({ layout: z.literal('centre') }),
};

/** The home page with the people and the figures first. All other words come from `home.ts`. */
export const homeThree = definePage('home-three', sections, {
  meta: {
    title: 'Vision, meet expertise',
    description:
      'Rivermark is a creative agency for digital transformation and innovation. Begin with the people in Noida and Liverpool and what they have shipped.',
  },
  arrangement: {
    header: 'demo',
    footer: 3,
    sections: [
      'counters',
      'team',
      'about',
      'tools',
      'services',
      'testimonials',
      'setsApart',
      'consultation',
    ],
  },
  banner: {
    layout: 'centre',
    title: ['Vision, meet', 'expertise.'],
    lead: 'Two rivers, one team, and somebody at a desk for most of your day. Tell us what you have in mind and an engineer will write back.',
  },
});
