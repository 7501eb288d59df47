import film from './disclosure/film.enhancer';
import autoplay from './motion/autoplay.enhancer';

/** The enhancers of the film in one file. Every page lists all files, so one file less makes all pages smaller. */
export const onFilm = { autoplay, film };
