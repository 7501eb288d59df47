import { type ComponentProps, type ComponentType, createElement, type ReactElement } from 'react';
import { Ask } from '@/components/sections/Ask/Ask';
import { FounderBanner } from '@/components/sections/about-me/FounderBanner/FounderBanner';
import { FounderLetter } from '@/components/sections/about-me/FounderLetter/FounderLetter';
import { FounderStory } from '@/components/sections/about-me/FounderStory/FounderStory';
import { BanksBanner } from '@/components/sections/about-us/BanksBanner/BanksBanner';
import { BrandStrip } from '@/components/sections/about-us/BrandStrip/BrandStrip';
import { Story } from '@/components/sections/about-us/Story/Story';
import { Success } from '@/components/sections/about-us/Success/Success';
import { Years } from '@/components/sections/about-us/Years/Years';
import { CommentForm } from '@/components/sections/blog-details/CommentForm/CommentForm';
import { Comments } from '@/components/sections/blog-details/Comments/Comments';
import { ArticleSpread } from '@/components/sections/blogs/ArticleSpread/ArticleSpread';
import { AskUs } from '@/components/sections/blogs/AskUs/AskUs';
import { AuthorNote } from '@/components/sections/blogs/AuthorNote/AuthorNote';
import { Topics } from '@/components/sections/blogs/Topics/Topics';
import { Consultation } from '@/components/sections/Consultation/Consultation';
import { Counters } from '@/components/sections/Counters/Counters';
import { CareersIntro } from '@/components/sections/careers/CareersIntro/CareersIntro';
import { JobCards } from '@/components/sections/careers/JobCards/JobCards';
import { ContactBanner } from '@/components/sections/contact/ContactBanner/ContactBanner';
import { ContactDetails } from '@/components/sections/contact/ContactDetails/ContactDetails';
import { AboutTeaser } from '@/components/sections/home/AboutTeaser/AboutTeaser';
import { ClientsCarousel } from '@/components/sections/home/ClientsCarousel/ClientsCarousel';
import { Hero } from '@/components/sections/home/Hero/Hero';
import { HeroClients } from '@/components/sections/home/HeroClients/HeroClients';
import { HeroProof } from '@/components/sections/home/HeroProof/HeroProof';
import { ServiceGrid } from '@/components/sections/home/ServiceGrid/ServiceGrid';
import { SetsApart } from '@/components/sections/home/SetsApart/SetsApart';
import { TeamTeaser } from '@/components/sections/home/TeamTeaser/TeamTeaser';
import { Tools } from '@/components/sections/home/Tools/Tools';
import { Industries } from '@/components/sections/Industries/Industries';
import { InterviewArches } from '@/components/sections/InterviewArches/InterviewArches';
import { LegalText } from '@/components/sections/LegalText/LegalText';
import { ListPages } from '@/components/sections/ListPages/ListPages';
import { PlainBanner } from '@/components/sections/PlainBanner/PlainBanner';
import { Pricing } from '@/components/sections/Pricing/Pricing';
import { Prose } from '@/components/sections/Prose/Prose';
import { ProjectHero } from '@/components/sections/project/ProjectHero/ProjectHero';
import { ProjectStory } from '@/components/sections/project-details/ProjectStory/ProjectStory';
import { QuestionList } from '@/components/sections/project-details/QuestionList/QuestionList';
import { CaseStudies } from '@/components/sections/projects/CaseStudies/CaseStudies';
import { ProjectsBanner } from '@/components/sections/projects/ProjectsBanner/ProjectsBanner';
import { ServicesOffer } from '@/components/sections/ServicesOffer/ServicesOffer';
import { SocialStrip } from '@/components/sections/SocialStrip/SocialStrip';
import { StageBanner } from '@/components/sections/StageBanner/StageBanner';
import { SearchField } from '@/components/sections/search/SearchField/SearchField';
import { TitleList } from '@/components/sections/search/TitleList/TitleList';
import { ServiceIndex } from '@/components/sections/services/ServiceIndex/ServiceIndex';
import { Company } from '@/components/sections/services-details/Company/Company';
import { CounterBlock } from '@/components/sections/services-details/CounterBlock/CounterBlock';
import { Pitch } from '@/components/sections/services-details/Pitch/Pitch';
import { Testimonials } from '@/components/sections/Testimonials/Testimonials';
import { Closing } from '@/components/sections/team/Closing/Closing';
import { TeamGrid } from '@/components/sections/team/TeamGrid/TeamGrid';
import { TeamIntro } from '@/components/sections/team/TeamIntro/TeamIntro';
import { Crew } from '@/components/sections/team-details/Crew/Crew';
import { Faq } from '@/components/sections/team-details/Faq/Faq';
import { LogoCarousel } from '@/components/sections/team-details/LogoCarousel/LogoCarousel';
import { ProjectsCarousel } from '@/components/sections/team-details/ProjectsCarousel/ProjectsCarousel';
import { VideoTestimonial } from '@/components/sections/team-details/VideoTestimonial/VideoTestimonial';
import { WhatWeDo } from '@/components/sections/team-details/WhatWeDo/WhatWeDo';
import { articlePage } from '@/content/collections/article-page';
import { jobDescription } from '@/content/collections/job-page';
import { jobCards } from '@/content/collections/jobs';
import { projects } from '@/content/collections/projects';
import { allServices, orderServices } from '@/content/collections/services';
import { people } from '@/content/collections/team';
import { testimonials } from '@/content/collections/testimonials';
import { agency } from '@/content/files/agency';
import { timeWords } from '@/content/files/language';
import {
  type ArticleList,
  allArticles,
  getListPage,
  topTopics,
} from '@/content/pages/article-lists';
import type { Kind, Words } from '@/content/pages/kinds';
import type { Page } from '@/content/pages/pages';
import { getWorkingDay } from '@/content/schema/working-day';
import { clients, consultationForm, film, socialLinks } from '@/content/site/shared';
import { findable } from '@/content/structured/findable';
import { findDaylight, findEvening } from './daylight';
import { SampleArticle } from './sample-article';

/** Where a section stands. */
export type Here = {
  page: Page;
  /** The list of articles that the page shows, and the number of its page, from 1. */
  list?: ArticleList | undefined;
  number?: number | undefined;
  /** Which of the page's sections of its kind it is, from 1. */
  nth: number;
};

/** An id that no other section of the kind has on the page. */
const toId = (id: string, nth: number) => (nth === 1 ? id : `${id}-${nth}`);

const workingDay = () => getWorkingDay(agency().offices, 'winter', timeWords());

const getPart = ({ list = allArticles(), number = 1 }: Here) => {
  const found = getListPage(list, number);
  if (!found) throw new Error(`The list of ${list.path} has no page ${number}.`);
  return found;
};

type Show<K extends Kind> = (words: Words<K>, here: Here) => ReactElement;

/** A section that shows its words alone. */
const plain =
  <Props extends object>(Section: ComponentType<Props>) =>
  (words: Props) =>
    createElement(Section, words);

/**
 * The component of each kind of section, with what it gets of collections and facts besides its words. A kind that lacks
 * one does not compile.
 */
export const sections: { readonly [K in Kind]: Show<K> } = {
  'about-teaser': (words) => <AboutTeaser {...words} workingDay={workingDay()} />,
  'article-spread': (words, here) => <ArticleSpread {...words} articles={getPart(here).articles} />,
  ask: (words, { nth }) => <Ask id={toId('ask', nth)} {...words} />,
  'ask-us': (words, { list }) =>
    list?.author ? (
      <AuthorNote {...articlePage().authorNote} author={list.author} />
    ) : (
      <AskUs {...words} />
    ),
  'banks-banner': (words) => <BanksBanner {...words} evening={findEvening(words.picture)} />,
  'brand-strip': () => <BrandStrip label={clients().label} clients={clients().items} />,
  'careers-intro': (words) => <CareersIntro {...words} workingDay={workingDay()} />,
  'case-studies': (words) => <CaseStudies {...words} projects={projects()} />,
  'clients-carousel': (words) => <ClientsCarousel {...words} projects={projects()} />,
  closing: plain(Closing),
  'comment-form': plain(CommentForm),
  comments: plain(Comments),
  company: plain(Company),
  consultation: (words, { nth }) => (
    <Consultation id={toId('consultation', nth)} {...words} form={consultationForm()} />
  ),
  'contact-banner': (words) => <ContactBanner {...words} form={consultationForm()} />,
  'contact-details': (words) => (
    <ContactDetails
      {...words}
      addresses={agency().offices}
      email={agency().email}
      phone={agency().phone}
    />
  ),
  'counter-block': plain(CounterBlock),
  counters: plain(Counters),
  crew: (words) => <Crew {...words} people={people()} />,
  faq: plain(Faq),
  'founder-banner': plain(FounderBanner),
  'founder-letter': plain(FounderLetter),
  'founder-story': plain(FounderStory),
  hero: ({ proof, daylight, ...words }) => (
    <Hero
      {...words}
      daylight={findDaylight(words.picture, daylight)}
      foot={<HeroClients label={clients().label} clients={clients().items} />}
    >
      <HeroProof results={toResults(proof)} />
    </Hero>
  ),
  industries: plain(Industries),
  'interview-arches': plain(InterviewArches),
  'job-cards': (words) => (
    <JobCards
      {...words}
      jobs={jobCards()}
      pay={jobDescription().banner.pay}
      posted={jobDescription().body.posted}
    />
  ),
  'legal-text': plain(LegalText),
  'list-pages': (words, here) => <ListPages {...words} {...getPart(here).pages} />,
  'logo-carousel': (words) => <LogoCarousel {...words} clients={clients().items} />,
  pitch: plain(Pitch),
  'plain-banner': plain(PlainBanner),
  pricing: plain(Pricing),
  'project-hero': plain(ProjectHero),
  'project-story': plain(ProjectStory),
  'projects-banner': (words) => <ProjectsBanner {...words} projects={projects()} />,
  'projects-carousel': (words) => <ProjectsCarousel {...words} projects={projects()} />,
  prose: (words, { nth }) => <Prose {...words} nth={nth} />,
  'question-list': plain(QuestionList),
  'sample-article': () => <SampleArticle />,
  'search-field': (words, { page }) => <SearchField {...words} path={page.path} />,
  'service-grid': (words) => (
    <ServiceGrid title={words.title} lead={words.lead} services={orderServices(words.lines)} />
  ),
  'service-index': (words) => <ServiceIndex {...words} services={allServices()} />,
  'services-offer': plain(ServicesOffer),
  'sets-apart': plain(SetsApart),
  'social-strip': (words) => <SocialStrip {...words} links={socialLinks()} />,
  'stage-banner': plain(StageBanner),
  story: plain(Story),
  success: plain(Success),
  'team-grid': (words) => <TeamGrid {...words} members={people()} />,
  'team-intro': (words) => (
    <TeamIntro {...words} cards={people().length} offices={agency().offices.length} />
  ),
  'team-teaser': (words) => <TeamTeaser {...words} people={people()} />,
  testimonials: (words) => <Testimonials {...words} items={testimonials()} />,
  'title-list': (words) => <TitleList {...words} pages={findable()} />,
  tools: plain(Tools),
  topics: (words, { page, list }) => (
    <Topics {...words} topics={topTopics()} path={list?.path ?? page.path} />
  ),
  'video-testimonial': (words) => <VideoTestimonial {...words} film={film()} />,
  'what-we-do': plain(WhatWeDo),
  years: (words) => <Years {...words} people={people()} />,
};

/** The results of a first screen, each with its case study. Without case studies there are none. */
const toResults = (proof: Words<'hero'>['proof']): ComponentProps<typeof HeroProof>['results'] =>
  proof?.results.flatMap(({ project, words }) =>
    project ? [{ name: project.name, words, href: project.url }] : [],
  ) ?? [];
