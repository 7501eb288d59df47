import { aboutTeaser } from '@/components/sections/home/AboutTeaser/AboutTeaser.schema';
import { clientsCarousel } from '@/components/sections/home/ClientsCarousel/ClientsCarousel.schema';
import { hero } from '@/components/sections/home/Hero/Hero.schema';
import { serviceGrid } from '@/components/sections/home/ServiceGrid/ServiceGrid.schema';
import { setsApart } from '@/components/sections/home/SetsApart/SetsApart.schema';
import { teamTeaser } from '@/components/sections/home/TeamTeaser/TeamTeaser.schema';
import { arrangement } from '../schema/arrangement';
import { definePage } from '../words/define-page';

const sections = {
  arrangement,
  banner: hero,
  aboutTeaser,
  serviceGrid,
  setsApart,
  clientsCarousel,
  teamTeaser,
};

/** The home page. */
export const home = definePage('home', sections);
