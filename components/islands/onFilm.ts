import film from './disclosure/film.enhancer';
import autoplay from './motion/autoplay.enhancer';

/** The enhancers of the film, in one file, because each file adds a line to the import map of every page. */
export const onFilm = { autoplay, film };
