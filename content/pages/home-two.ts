import { z } from 'zod';
import { hero } from '@/components/sections/home/Hero/Hero.schema';
import { arrangement } from '../schema/arrangement';
import { definePage } from '../schema/page';

const sections = {
  arrangement,
  banner: hero.pick({ title: true, lead: true, picture: true }).extend({
    layout: z.literal('beside'),
  }),
};

/** The home page opened with a project. All other words come from `home.ts`. */
export const homeTwo = definePage('home-two', sections, {
  meta: {
    title: 'Your vision, our expertise, one bridge',
    description:
      'Rivermark is a creative agency for digital transformation and innovation. Begin with what clients in retail, travel and payroll had us build.',
  },
  arrangement: {
    header: 'demo',
    footer: 2,
    sections: [
      'clients',
      'services',
      'industries',
      'setsApart',
      'about',
      'testimonials',
      'team',
      'consultation',
    ],
  },
  banner: {
    layout: 'beside',
    title: ['Your vision.', 'Our expertise.', 'One bridge.'],
    lead: 'Paywell wanted payslips that nobody rings the office about. In the first month the questions dropped to almost none.',
    picture: {
      name: 'case-pay',
      alt: 'Clay phone with an October payslip, beside stacks of coins on a jade floor',
    },
  },
});
