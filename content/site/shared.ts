import { projects } from '../collections/projects';
import { agency } from '../files/agency';
import { agencyFacts } from '../files/agency-facts';
import { fillBraces } from '../files/braces';
import { define } from '../files/define';
import { once } from '../files/once';
import { shareCopy } from '../files/share';
import { type Client, clientsWords } from './clients-schema';
import { film as filmSchema } from './film-schema';
import { consultationWords, inquiryNames, inquiryWords } from './form-words';

/** The words of the row of clients, and the clients without a case study. */
export const clientsFile = define('content/clients.yaml', clientsWords);

/** The clients whose logos the pages show: those of the case studies, then the others. */
export const clients = once((): { label: string; items: Client[] } => {
  const { label, others } = clientsFile();
  const ofProjects: Client[] = projects().flatMap(({ slug, name, logo }) =>
    logo ? [{ ...logo, client: slug, name }] : [],
  );
  return { label, items: [...ofProjects, ...others] };
});

/** The consultation form on the home page, About Us and Contact (specification, sections 2 and 5). */
export const consultationForm = define('content/consultation-form.yaml', consultationWords, {
  later: ['city', 'time'],
});

/** The job inquiry on every job page (specification, sections 2, 4 and 5). */
export const inquiryForm = define('content/inquiry-form.yaml', inquiryWords, {
  later: ['skill'],
  readWords: inquiryNames,
});

/** The addresses of the agency in social networks. */
export const socialLinks = once(() =>
  fillBraces('content/agency.yaml', agency().social, agencyFacts),
);

/**
 * The testimonial film of /team-details. To show another one, set `address` to its player, such as
 * `https://www.youtube-nocookie.com/embed/…`, and put its words into `transcript`.
 * `scripts/makers/studio/film` makes our own from these words and writes its files' names to `film.json`.
 */
export const film = define('content/film.yaml', filmSchema);

/** The share picture of its page. The lead is `about`. */
export const filmShare = define('content/film-share.yaml', shareCopy);
