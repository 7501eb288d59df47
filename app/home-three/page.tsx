import { Shell } from '@/components/layout/Shell/Shell';
import { Consultation } from '@/components/sections/Consultation/Consultation';
import { Counters } from '@/components/sections/Counters/Counters';
import { AboutTeaser } from '@/components/sections/home/AboutTeaser/AboutTeaser';
import { Hero } from '@/components/sections/home/Hero/Hero';
import { ServiceGrid } from '@/components/sections/home/ServiceGrid/ServiceGrid';
import { SetsApart } from '@/components/sections/home/SetsApart/SetsApart';
import { TeamTeaser } from '@/components/sections/home/TeamTeaser/TeamTeaser';
import { Tools } from '@/components/sections/home/Tools/Tools';
import { Testimonials } from '@/components/sections/Testimonials/Testimonials';
import { consultation } from '@/content/consultation';
import { counters } from '@/content/counters';
import { feeds } from '@/content/feeds';
import { consultationForm } from '@/content/forms';
import { home } from '@/content/pages/home';
import { homeThree } from '@/content/pages/home-three';
import { site } from '@/content/site';
import { team } from '@/content/team';
import { testimonials } from '@/content/testimonials';
import { tools } from '@/content/tools';
import { getMetadata } from '../metadata';

export const metadata = getMetadata(homeThree, { feeds });

export default function HomeThreePage() {
  return (
    <Shell site={site} path={homeThree.path} header="demo" footer={3}>
      <Hero {...home.banner} {...homeThree.banner} />
      <Counters {...counters} />
      <TeamTeaser {...home.teamTeaser} people={team} />
      <AboutTeaser {...home.aboutTeaser} />
      <Tools {...tools} />
      <ServiceGrid {...home.serviceGrid} />
      <Testimonials {...testimonials} />
      <SetsApart {...home.setsApart} />
      <Consultation id="consultation" {...consultation} form={consultationForm} />
    </Shell>
  );
}
