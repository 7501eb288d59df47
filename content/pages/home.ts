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
import { readPart } from '../references/page-fields';
import { type Fields, reckoned, withFields } from '../references/reckoned';
import { reference } from '../references/reference';
import { serviceAliases, servicePath } from '../routes';
import { arrangement } from '../schema/arrangement';
import { serviceCards } from '../services/services';
import { definePage } from '../site/define-page';

const service = reference('content/services', 'yaml', serviceAliases);

const TITLE = 'The title, if it is not that of the page it leads to';
const LEAD = 'The words below it, if they are not those of that page';

/** Adds what a teaser leaves out: the words of the page that it leads to. */
function completeTeasers(fields: Fields): Fields {
  const story = readPart('about', 'story');
  const index = readPart('services', 'index');
  const team = readPart('team', 'banner');
  return {
    ...fields,
    aboutTeaser: withFields(fields.aboutTeaser, { title: story.title, paragraphs: [story.lead] }),
    serviceGrid: withFields(fields.serviceGrid, { title: index.title, lead: index.lead }),
    teamTeaser: withFields(fields.teamTeaser, { title: team.title, lead: team.lead }),
  };
}

const sections = {
  arrangement,
  banner: hero,
  proof: heroProof.extend({ results: z.array(result.extend({ project: shownProject })).max(2) }),
  daylight: daylight.optional(),
  aboutTeaser: aboutTeaser.extend({
    title: reckoned(aboutTeaser.shape.title).describe(TITLE),
    paragraphs: reckoned(aboutTeaser.shape.paragraphs).describe(LEAD),
  }),
  serviceGrid: serviceGrid.extend({
    title: reckoned(serviceGrid.shape.title).describe(TITLE),
    lead: reckoned(serviceGrid.shape.lead).describe(LEAD),
    lines: z.array(serviceLine.extend({ service })),
  }),
  setsApart: setsApart.optional(),
  clientsCarousel: clientsCarousel.optional(),
  teamTeaser: teamTeaser.extend({
    title: reckoned(teamTeaser.shape.title).describe(TITLE),
    lead: reckoned(teamTeaser.shape.lead).describe(LEAD),
  }),
};

/** The home page. */
export const home = definePage('home', sections, completeTeasers);

/** The cards of the services: those that the page has a line for, by the address that it names, then the others. */
export const homeServices = () => {
  const cards = serviceCards();
  const listed = home().serviceGrid.lines.flatMap(({ service, ...line }) => {
    const slug = serviceAliases[service] ?? service;
    const card = cards.find((each) => each.slug === slug);
    return card ? [{ ...card, ...line, href: servicePath(service) }] : [];
  });
  const others = cards.filter((card) => !listed.some(({ slug }) => slug === card.slug));
  return [...listed, ...others];
};

/** The results on the first screen, with their case studies. Without case studies there are none. */
export const homeResults = () =>
  home().proof.results.flatMap(({ project, words }) =>
    project ? [{ name: project.name, words, href: project.url }] : [],
  );
