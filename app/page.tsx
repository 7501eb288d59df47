import { Shell } from '@/components/layout/Shell/Shell';
import { Consultation } from '@/components/sections/Consultation/Consultation';
import { Counters } from '@/components/sections/Counters/Counters';
import { AboutTeaser } from '@/components/sections/home/AboutTeaser/AboutTeaser';
import { ClientsCarousel } from '@/components/sections/home/ClientsCarousel/ClientsCarousel';
import { Hero } from '@/components/sections/home/Hero/Hero';
import { ServiceGrid } from '@/components/sections/home/ServiceGrid/ServiceGrid';
import { SetsApart } from '@/components/sections/home/SetsApart/SetsApart';
import { TeamTeaser } from '@/components/sections/home/TeamTeaser/TeamTeaser';
import { Tools } from '@/components/sections/home/Tools/Tools';
import { Industries } from '@/components/sections/Industries/Industries';
import { Testimonials } from '@/components/sections/Testimonials/Testimonials';
import { consultation } from '@/content/consultation';
import { counters } from '@/content/counters';
import { feeds } from '@/content/feeds';
import { consultationForm } from '@/content/forms';
import { industries } from '@/content/industries';
import { home } from '@/content/pages/home';
import { projects } from '@/content/projects';
import { site } from '@/content/site';
import { organization, website } from '@/content/structured/agency';
import { team } from '@/content/team';
import { testimonials } from '@/content/testimonials';
import { tools } from '@/content/tools';
import { getMetadata } from './metadata';

export const metadata = getMetadata(home, { feeds });

export default function HomePage() {
  return (
    <Shell site={site} path={home.path} structuredData={[organization, website]}>
      <Hero {...home.banner} />
      <AboutTeaser {...home.aboutTeaser} />
      <Counters {...counters} />
      <ServiceGrid {...home.serviceGrid} />
      <Industries {...industries} />
      <Tools {...tools} />
      <SetsApart {...home.setsApart} />
      <Testimonials {...testimonials} />
      <ClientsCarousel {...home.clientsCarousel} projects={projects} />
      <TeamTeaser {...home.teamTeaser} people={team} />
      <Consultation id="consultation" {...consultation} form={consultationForm} />
    </Shell>
  );
}
