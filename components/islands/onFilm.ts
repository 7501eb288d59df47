import film from './disclosure/film.enhancer';
import autoplay from './motion/autoplay.enhancer';

/** The enhancers of the film in one file, so that they cost one request. */
export const onFilm = { autoplay, film };
