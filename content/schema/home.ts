import { z } from 'zod';
import { aboutTeaser } from './about-teaser';
import { clientsCarousel } from './clients-carousel';
import { hero } from './hero';
import { meta } from './meta';
import { serviceGrid } from './service-grid';
import { setsApart } from './sets-apart';
import { teamTeaser } from './team-teaser';

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
