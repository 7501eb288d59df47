import { z } from 'zod';
import { aboutTeaser } from '@/components/sections/home/AboutTeaser/AboutTeaser.schema';
import { clientsCarousel } from '@/components/sections/home/ClientsCarousel/ClientsCarousel.schema';
import { hero } from '@/components/sections/home/Hero/Hero.schema';
import { serviceGrid } from '@/components/sections/home/ServiceGrid/ServiceGrid.schema';
import { setsApart } from '@/components/sections/home/SetsApart/SetsApart.schema';
import { teamTeaser } from '@/components/sections/home/TeamTeaser/TeamTeaser.schema';
import { meta } from './meta';

/** The home page. */
export const homePage = z.strictObject({
  meta,
  hero,
  aboutTeaser,
  serviceGrid,
  setsApart,
  clientsCarousel,
  teamTeaser,
});

/** What a rearranged home page has of its own; the rest it takes from the home page. */
export const homeArrangement = z.strictObject({ meta, hero });
