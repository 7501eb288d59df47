import type { CollectionOutput } from '../collections/collection-output';
import { articles } from './published-articles';
import { jobs } from './published-jobs';
import { pages } from './published-pages';
import { projects } from './published-projects';
import { samples } from './published-samples';
import { services } from './published-services';
import { team } from './published-team';
import { testimonials } from './published-testimonials';

/** Every collection. The site map, the search and `llms.txt` list their pages in this order. */
export const collections: readonly CollectionOutput[] = [
  articles,
  samples,
  projects,
  services,
  team,
  jobs,
  testimonials,
  pages,
];
