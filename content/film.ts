import { define } from './schema/define';
import { film as schema } from './schema/film';
import { shareCopy } from './schema/share';

/**
 * The testimonial film of /team-details. To show another one, set `address` to its player, such as
 * `https://www.youtube-nocookie.com/embed/…`, and put its words into `transcript`.
 * `scripts/studio/film` makes our own from these words and writes its files' names to `film.json`.
 */
export const film = define('content/film.yaml', schema);

/** The share picture of its page. The lead is `about`. */
export const filmShare = define('content/film-share.yaml', shareCopy);
