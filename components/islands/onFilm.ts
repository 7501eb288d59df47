import film from './disclosure/film.enhancer';
import autoplay from './motion/autoplay.enhancer';

/** The enhancers of the film, in one file: every page lists the names of all files. */
export const onFilm = { autoplay, film };
