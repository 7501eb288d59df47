import { z } from 'zod';
import { aboutTeaser } from '@/components/sections/home/AboutTeaser/AboutTeaser.schema';
import { clientsCarousel } from '@/components/sections/home/ClientsCarousel/ClientsCarousel.schema';
import { daylight } from '@/components/sections/home/Hero/Daylight.schema';
import { hero } from '@/components/sections/home/Hero/Hero.schema';
import { heroProof, result } from '@/components/sections/home/HeroProof/HeroProof.schema';
import {
  serviceGrid,
  serviceLine,
} from '@/components/sections/home/ServiceGrid/ServiceGrid.schema';
import { setsApart } from '@/components/sections/home/SetsApart/SetsApart.schema';
import { teamTeaser } from '@/components/sections/home/TeamTeaser/TeamTeaser.schema';
import { shownProject } from '../projects/projects';
import { reference } from '../references/reference';
import { serviceAliases, servicePath } from '../routes';
import { arrangement } from '../schema/arrangement';
import { serviceCards } from '../services/services';
import { definePage } from '../site/define-page';

const service = reference('content/services', 'yaml', serviceAliases);

const sections = {
  arrangement,
  banner: hero,
  proof: heroProof.extend({ results: z.array(result.extend({ project: shownProject })).max(2) }),
  daylight: daylight.optional(),
  aboutTeaser,
  serviceGrid: serviceGrid.extend({ lines: z.array(serviceLine.extend({ service })) }),
  setsApart: setsApart.optional(),
  clientsCarousel: clientsCarousel.optional(),
  teamTeaser,
};

/** The home page. */
export const home = definePage('home', sections);

/** The cards of the services: those that the page has a line for, by the address that it names, then the others. */
export const homeServices = () => {
  const cards = serviceCards();
  const listed = home().serviceGrid.lines.flatMap(({ service, desc }) => {
    const slug = serviceAliases[service] ?? service;
    const card = cards.find((each) => each.slug === slug);
    return card ? [{ ...card, href: servicePath(service), desc }] : [];
  });
  const others = cards.filter((card) => !listed.some(({ slug }) => slug === card.slug));
  return [...listed, ...others];
};

/** The results on the first screen, with their case studies. Without case studies there are none. */
export const homeResults = () =>
  home().proof.results.flatMap(({ project, words }) =>
    project ? [{ name: project.name, words, href: project.url }] : [],
  );
