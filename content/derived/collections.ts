import { articles } from './articles';
import { jobs } from './jobs';
import { pages } from './pages';
import { projects } from './projects';
import type { Published } from './published';
import { samples } from './samples';
import { services } from './services';
import { team } from './team';
import { testimonials } from './testimonials';

/** Every collection. The site map, the search and `llms.txt` list their pages in this order. */
export const collections: readonly Published[] = [
  articles,
  samples,
  projects,
  services,
  team,
  jobs,
  testimonials,
  pages,
];
