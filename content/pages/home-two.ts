import { z } from 'zod';
import { hero } from '@/components/sections/home/Hero/Hero.schema';
import { arrangement } from '../schema/arrangement';
import { definePage } from '../site/define-page';

const sections = {
  arrangement,
  banner: hero.pick({ title: true, lead: true, picture: true, world: true }).extend({
    layout: z.literal('beside'),
  }),
};

/** The home page opened with a project. All other words come from `home.ts`. */
export const homeTwo = definePage('home-two', sections);
