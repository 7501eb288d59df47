import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Fragment } from 'react';
import { Shell } from '@/components/layout/Shell/Shell';
import { Consultation } from '@/components/sections/Consultation/Consultation';
import { Counters } from '@/components/sections/Counters/Counters';
import { AboutTeaser } from '@/components/sections/home/AboutTeaser/AboutTeaser';
import { ClientsCarousel } from '@/components/sections/home/ClientsCarousel/ClientsCarousel';
import type { ClientsCarouselData } from '@/components/sections/home/ClientsCarousel/ClientsCarousel.schema';
import { Hero } from '@/components/sections/home/Hero/Hero';
import { HeroClients } from '@/components/sections/home/HeroClients/HeroClients';
import { HeroProof } from '@/components/sections/home/HeroProof/HeroProof';
import { ServiceGrid } from '@/components/sections/home/ServiceGrid/ServiceGrid';
import { SetsApart } from '@/components/sections/home/SetsApart/SetsApart';
import { TeamTeaser } from '@/components/sections/home/TeamTeaser/TeamTeaser';
import { Tools } from '@/components/sections/home/Tools/Tools';
import { Industries } from '@/components/sections/Industries/Industries';
import { Testimonials } from '@/components/sections/Testimonials/Testimonials';
import { withBasePath } from '@/components/ui/Link/with-base-path';
import { agency } from '@/content/files/agency';
import { timeWords } from '@/content/files/language';
import { home, homeResults, homeServices } from '@/content/pages/home';
import { projects } from '@/content/projects/projects';
import type { Arrangement, HomeSection } from '@/content/schema/arrangement';
import type { PictureData } from '@/content/schema/picture';
import { getWorkingDay } from '@/content/schema/working-day';
import { consultation } from '@/content/site/consultation';
import { clients, consultationForm, counters, industries, tools } from '@/content/site/shared';
import { site } from '@/content/site/site';
import { people } from '@/content/team/team';
import { testimonials } from '@/content/testimonials/testimonials';
import { getDaylight } from './daylight';

/** Shows a section of the words that the site has for it. */
const show = <Words extends object>(Section: ComponentType<Words>, words: Words | undefined) =>
  words && <Section {...words} />;

/** The sections of the home pages, by the names that `arrangement` lists. */
const getSections = (): Record<HomeSection, ReactNode> => ({
  about: (
    <AboutTeaser
      {...home().aboutTeaser}
      workingDay={getWorkingDay(agency().offices, 'winter', timeWords())}
    />
  ),
  clients: show(
    (words: ClientsCarouselData) => <ClientsCarousel {...words} projects={projects()} />,
    home().clientsCarousel,
  ),
  consultation: <Consultation id="consultation" {...consultation()} form={consultationForm()} />,
  counters: show(Counters, counters()),
  industries: show(Industries, industries()),
  services: (
    <ServiceGrid
      title={home().serviceGrid.title}
      lead={home().serviceGrid.lead}
      services={homeServices()}
    />
  ),
  setsApart: show(SetsApart, home().setsApart),
  team: <TeamTeaser {...home().teamTeaser} people={people()} />,
  testimonials: <Testimonials {...testimonials()} />,
  tools: show(Tools, tools()),
});

/** Where the browser finds the day of a banner's picture, and where its parts are, if it has a day and a night. */
function findDaylight({ file, dark }: PictureData) {
  const { daylight } = home();
  const day = getDaylight();
  if (daylight?.noon.file !== file || !dark || !day) return;
  const { sun, clock, parcel, words } = daylight;
  return {
    href: withBasePath('/daylight.json'),
    sun,
    clock: clock && {
      ...clock,
      timeZone: day.offices.find(({ city }) => city === clock.city)?.timeZone,
    },
    parcel: parcel && { ...parcel, src: withBasePath(`/pictures/${parcel.picture.file}.webp`) },
    hint: words.hint,
  };
}

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
  const hero = { ...home().banner, ...banner };
  const sections = getSections();
  return (
    <Shell
      site={site()}
      path={path}
      header={header}
      footer={footer}
      structuredData={structuredData}
    >
      <Hero
        {...hero}
        daylight={findDaylight(hero.picture)}
        foot={<HeroClients label={clients().label} clients={clients().items} />}
      >
        <HeroProof results={homeResults()} />
      </Hero>
      {order.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
    </Shell>
  );
}
