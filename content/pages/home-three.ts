import { z } from 'zod';
import { hero } from '@/components/sections/home/Hero/Hero.schema';
import { arrangement } from '../schema/arrangement';
import { definePage } from '../site/define-page';

const sections = {
  arrangement,
  banner: hero.pick({ title: true, lead: true }).extend({ layout: z.literal('centre') }),
};

/** The home page with the people and the figures first. All other words come from `home.ts`. */
export const homeThree = definePage('home-three', sections);
