import type { ComponentProps, ReactElement } from 'react';
import { Fragment } from 'react';
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
import { agency } from '@/content/files/agency';
import { timeWords } from '@/content/files/language';
import { home, homeServices } from '@/content/pages/home';
import { projects } from '@/content/projects/projects';
import type { Arrangement, HomeSection } from '@/content/schema/arrangement';
import { getWorkingDay } from '@/content/schema/working-day';
import { consultation } from '@/content/site/consultation';
import { consultationForm, counters, industries, tools } from '@/content/site/shared';
import { site } from '@/content/site/site';
import { people } from '@/content/team/team';
import { testimonials } from '@/content/testimonials/testimonials';

/** The sections of the home pages, by the names that `arrangement` lists. */
const getSections = (): Record<HomeSection, ReactElement> => ({
  about: (
    <AboutTeaser
      {...home().aboutTeaser}
      workingDay={getWorkingDay(agency().offices, 'winter', timeWords())}
    />
  ),
  clients: <ClientsCarousel {...home().clientsCarousel} projects={projects()} />,
  consultation: <Consultation id="consultation" {...consultation()} form={consultationForm()} />,
  counters: <Counters {...counters()} />,
  industries: <Industries {...industries()} />,
  services: (
    <ServiceGrid
      title={home().serviceGrid.title}
      lead={home().serviceGrid.lead}
      services={homeServices()}
    />
  ),
  setsApart: <SetsApart {...home().setsApart} />,
  team: <TeamTeaser {...home().teamTeaser} people={people()} />,
  testimonials: <Testimonials {...testimonials()} />,
  tools: <Tools {...tools()} />,
});

type Props = {
  path: string;
  /** The parts of the banner in which the page differs from the first home page. */
  banner: Partial<ComponentProps<typeof Hero>>;
  arrangement: Arrangement;
  structuredData?: ComponentProps<typeof Shell>['structuredData'];
};

/** A home page: the sections of `content/pages/home.yaml` in the page's own order. */
export function Home({ path, banner, arrangement, structuredData }: Props) {
  const { header, footer, sections: order } = arrangement;
  const sections = getSections();
  return (
    <Shell
      site={site()}
      path={path}
      header={header}
      footer={footer}
      structuredData={structuredData}
    >
      <Hero {...home().banner} {...banner} />
      {order.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
    </Shell>
  );
}
