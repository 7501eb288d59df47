import { Shell } from '@/components/layout/Shell/Shell';
import { SocialStrip } from '@/components/sections/SocialStrip/SocialStrip';
import { StageBanner } from '@/components/sections/StageBanner/StageBanner';
import { Crew } from '@/components/sections/team-details/Crew/Crew';
import { Faq } from '@/components/sections/team-details/Faq/Faq';
import { LogoCarousel } from '@/components/sections/team-details/LogoCarousel/LogoCarousel';
import { ProjectsCarousel } from '@/components/sections/team-details/ProjectsCarousel/ProjectsCarousel';
import { VideoTestimonial } from '@/components/sections/team-details/VideoTestimonial/VideoTestimonial';
import { WhatWeDo } from '@/components/sections/team-details/WhatWeDo/WhatWeDo';
import { isLeftOut } from '@/content/files/left-out';
import { teamDetails } from '@/content/pages/team-details';
import { projects } from '@/content/projects/projects';
import { filmPages, pages } from '@/content/routes';
import { clients, film, social } from '@/content/site/shared';
import { site } from '@/content/site/site';
import { pageBreadcrumbs } from '@/content/structured/breadcrumbs';
import { people } from '@/content/team/team';
import { getMetadata } from '../metadata';

export const metadata = getMetadata(teamDetails());

export default function TeamDetailsPage() {
  const { banner, crew, what, faq, logos, projects: carousel, testimonial } = teamDetails();
  return (
    <Shell
      site={site()}
      path={teamDetails().path}
      above={pages.team.path}
      world={banner.world}
      structuredData={[pageBreadcrumbs(teamDetails())]}
    >
      <StageBanner {...banner} />
      <Crew {...crew} people={people()} />
      <WhatWeDo {...what} />
      <Faq {...faq} />
      <LogoCarousel {...logos} clients={clients().items} />
      <ProjectsCarousel {...carousel} projects={projects()} />
      {!isLeftOut(filmPages[0]) && <VideoTestimonial {...testimonial} film={film()} />}
      <SocialStrip {...social()} />
    </Shell>
  );
}
