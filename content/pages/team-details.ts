import { stageBanner } from '@/components/sections/StageBanner/StageBanner.schema';
import { faq } from '@/components/sections/team-details/Faq/Faq.schema';
import { logoCarousel } from '@/components/sections/team-details/LogoCarousel/LogoCarousel.schema';
import { projectsCarousel } from '@/components/sections/team-details/ProjectsCarousel/ProjectsCarousel.schema';
import { videoTestimonial } from '@/components/sections/team-details/VideoTestimonial/VideoTestimonial.schema';
import { whatWeDo } from '@/components/sections/team-details/WhatWeDo/WhatWeDo.schema';
import { heading } from '../schema/heading';
import { text } from '../schema/text';
import { definePage } from '../site/define-page';
import { menu } from '../site/menu';

const sections = {
  banner: stageBanner,
  crew: heading.extend({ title: text.describe('One line, which follows the banner') }),
  what: whatWeDo.extend({ services: menu }),
  faq,
  logos: logoCarousel,
  projects: projectsCarousel,
  testimonial: videoTestimonial,
};

/** The words of /team-details. */
export const teamDetails = definePage('team-details', sections);
