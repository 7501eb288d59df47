import { articleFiles, sampleFiles } from '../articles/articles';
import { jobFiles } from '../jobs/jobs';
import { projectFiles } from '../projects/projects';
import { serviceFiles } from '../services/services';
import { teamFiles } from '../team/team';
import { testimonialFiles } from '../testimonials/testimonials';

/** Every collection of files. */
export const collections = [
  articleFiles,
  jobFiles,
  projectFiles,
  sampleFiles,
  serviceFiles,
  teamFiles,
  testimonialFiles,
] as const;
