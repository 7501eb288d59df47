import { Shell } from '@/components/layout/Shell/Shell';
import { Consultation } from '@/components/sections/Consultation/Consultation';
import { AboutTeaser } from '@/components/sections/home/AboutTeaser/AboutTeaser';
import { ClientsCarousel } from '@/components/sections/home/ClientsCarousel/ClientsCarousel';
import { Hero } from '@/components/sections/home/Hero/Hero';
import { ServiceGrid } from '@/components/sections/home/ServiceGrid/ServiceGrid';
import { SetsApart } from '@/components/sections/home/SetsApart/SetsApart';
import { TeamTeaser } from '@/components/sections/home/TeamTeaser/TeamTeaser';
import { Industries } from '@/components/sections/Industries/Industries';
import { Testimonials } from '@/components/sections/Testimonials/Testimonials';
import { consultation } from '@/content/consultation';
import { feeds } from '@/content/feeds';
import { industries } from '@/content/industries';
import { home } from '@/content/pages/home';
import { homeTwo } from '@/content/pages/home-two';
import { projects } from '@/content/projects';
import { canonicalPath } from '@/content/routes';
import { site } from '@/content/site';
import { team } from '@/content/team';
import { testimonials } from '@/content/testimonials';
import { getMetadata } from '../metadata';

const path = '/home-two';

export const metadata = getMetadata(homeTwo.meta, canonicalPath(path), { feeds });

export default function HomeTwoPage() {
  return (
    <Shell site={site} path={path} header="demo" footer={2}>
      <Hero layout="beside" {...homeTwo.hero} />
      <ClientsCarousel {...home.clientsCarousel} projects={projects} />
      <ServiceGrid {...home.serviceGrid} />
      <Industries {...industries} />
      <SetsApart {...home.setsApart} />
      <AboutTeaser {...home.aboutTeaser} />
      <Testimonials {...testimonials} />
      <TeamTeaser {...home.teamTeaser} people={team} />
      <Consultation id="consultation" {...consultation} />
    </Shell>
  );
}
