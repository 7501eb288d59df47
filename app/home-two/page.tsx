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
import { consultationForm } from '@/content/forms';
import { industries } from '@/content/industries';
import { home } from '@/content/pages/home';
import { homeTwo } from '@/content/pages/home-two';
import { projects } from '@/content/projects';
import { site } from '@/content/site';
import { team } from '@/content/team';
import { testimonials } from '@/content/testimonials';
import { getMetadata } from '../metadata';

export const metadata = getMetadata(homeTwo, { feeds });

export default function HomeTwoPage() {
  return (
    <Shell site={site} path={homeTwo.path} header="demo" footer={2}>
      <Hero {...home.banner} {...homeTwo.banner} />
      <ClientsCarousel {...home.clientsCarousel} projects={projects} />
      <ServiceGrid {...home.serviceGrid} />
      <Industries {...industries} />
      <SetsApart {...home.setsApart} />
      <AboutTeaser {...home.aboutTeaser} />
      <Testimonials {...testimonials} />
      <TeamTeaser {...home.teamTeaser} people={team} />
      <Consultation id="consultation" {...consultation} form={consultationForm} />
    </Shell>
  );
}
