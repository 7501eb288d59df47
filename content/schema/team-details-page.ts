import { z } from 'zod';
import { stageBanner } from '@/components/sections/StageBanner/StageBanner.schema';
import { faq } from '@/components/sections/team-details/Faq/Faq.schema';
import { logoCarousel } from '@/components/sections/team-details/LogoCarousel/LogoCarousel.schema';
import { projectsCarousel } from '@/components/sections/team-details/ProjectsCarousel/ProjectsCarousel.schema';
import { videoTestimonial } from '@/components/sections/team-details/VideoTestimonial/VideoTestimonial.schema';
import { whatWeDo } from '@/components/sections/team-details/WhatWeDo/WhatWeDo.schema';
import { meta } from './meta';

/** The copy of the team details page. */
export const teamDetailsPage = z.strictObject({
  meta,
  banner: stageBanner,
  what: whatWeDo,
  faq,
  logos: logoCarousel,
  projects: projectsCarousel,
  testimonial: videoTestimonial,
});
