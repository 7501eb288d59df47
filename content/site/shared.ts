import { counters as countersSection } from '@/components/sections/Counters/Counters.schema';
import { tools as toolsSection } from '@/components/sections/home/Tools/Tools.schema';
import { industries as industriesSection } from '@/components/sections/Industries/Industries.schema';
import { servicesOffer } from '@/components/sections/ServicesOffer/ServicesOffer.schema';
import { socialStrip } from '@/components/sections/SocialStrip/SocialStrip.schema';
import { agency } from '../files/agency';
import { agencyFacts } from '../files/agency-facts';
import { fillBraces } from '../files/braces';
import { define, defineOptional } from '../files/define';
import { once } from '../files/once';
import { projects } from '../projects/projects';
import { shareCopy } from '../schema/share';
import { type Client, clientsWords } from './clients-schema';
import { film as filmSchema } from './film-schema';
import { consultationWords, inquiryNames, inquiryWords } from './form-words';

const readClientsWords = define('content/clients.yaml', clientsWords);

/** The clients whose logos the pages show: those of the case studies, then the others. */
export const clients = once((): { label: string; items: Client[] } => {
  const { label, others } = readClientsWords();
  const ofProjects: Client[] = projects().flatMap(({ slug, name, logo }) =>
    logo ? [{ ...logo, client: slug, name }] : [],
  );
  return { label, items: [...ofProjects, ...others] };
});

/** The consultation form on the home page, About Us and Contact (specification, sections 2 and 5). */
export const consultationForm = define('content/consultation-form.yaml', consultationWords, [
  'city',
  'time',
]);

/** The job inquiry on every job page (specification, sections 2, 4 and 5). */
export const inquiryForm = define(
  'content/inquiry-form.yaml',
  inquiryWords,
  ['skill'],
  inquiryNames,
);

/** The agency in four figures, on the home page and About Us. */
export const counters = defineOptional('content/counters.yaml', countersSection);

/** The industries, on the home page and About Us. */
export const industries = defineOptional('content/industries.yaml', industriesSection);

/** The technologies, on the home page. */
export const tools = defineOptional('content/tools.yaml', toolsSection);

/** "Services we Offer", as /services-details and /project-details show it. */
export const offer = defineOptional('content/offer.yaml', servicesOffer);

const readSocialWords = define('content/social.yaml', socialStrip);

/** The social-links section of the team, team-details and project pages. */
export const social = once(() => ({
  ...readSocialWords(),
  links: fillBraces('content/agency.yaml', agency().social, agencyFacts),
}));

/**
 * The testimonial film of /team-details. To show another one, set `address` to its player, such as
 * `https://www.youtube-nocookie.com/embed/…`, and put its words into `transcript`.
 * `scripts/studio/film` makes our own from these words and writes its files' names to `film.json`.
 */
export const film = define('content/film.yaml', filmSchema);

/** The share picture of its page. The lead is `about`. */
export const filmShare = define('content/film-share.yaml', shareCopy);
