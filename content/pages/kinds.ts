import { z } from 'zod';
import { ask } from '@/components/sections/Ask/Ask.schema';
import { founderBanner } from '@/components/sections/about-me/FounderBanner/FounderBanner.schema';
import { founderLetter } from '@/components/sections/about-me/FounderLetter/FounderLetter.schema';
import { founderStory } from '@/components/sections/about-me/FounderStory/FounderStory.schema';
import { banksBanner } from '@/components/sections/about-us/BanksBanner/BanksBanner.schema';
import { story } from '@/components/sections/about-us/Story/Story.schema';
import { success } from '@/components/sections/about-us/Success/Success.schema';
import { commentForm } from '@/components/sections/blog-details/CommentForm/CommentForm.schema';
import { comments } from '@/components/sections/blog-details/Comments/Comments.schema';
import { articleSpread } from '@/components/sections/blogs/ArticleSpread/ArticleSpread.schema';
import { askUs } from '@/components/sections/blogs/AskUs/AskUs.schema';
import { topics } from '@/components/sections/blogs/Topics/Topics.schema';
import { consultation } from '@/components/sections/Consultation/Consultation.schema';
import { counters } from '@/components/sections/Counters/Counters.schema';
import { careersIntro } from '@/components/sections/careers/CareersIntro/CareersIntro.schema';
import { jobCards } from '@/components/sections/careers/JobCards/JobCards.schema';
import { contactBanner } from '@/components/sections/contact/ContactBanner/ContactBanner.schema';
import { contactDetails } from '@/components/sections/contact/ContactDetails/ContactDetails.schema';
import { aboutTeaser } from '@/components/sections/home/AboutTeaser/AboutTeaser.schema';
import { clientsCarousel } from '@/components/sections/home/ClientsCarousel/ClientsCarousel.schema';
import { daylight } from '@/components/sections/home/Hero/Daylight.schema';
import { hero } from '@/components/sections/home/Hero/Hero.schema';
import { heroProof, result } from '@/components/sections/home/HeroProof/HeroProof.schema';
import {
  serviceGrid,
  serviceLine,
} from '@/components/sections/home/ServiceGrid/ServiceGrid.schema';
import { setsApart } from '@/components/sections/home/SetsApart/SetsApart.schema';
import { teamTeaser } from '@/components/sections/home/TeamTeaser/TeamTeaser.schema';
import { tools } from '@/components/sections/home/Tools/Tools.schema';
import { industries } from '@/components/sections/Industries/Industries.schema';
import { interviewArches } from '@/components/sections/InterviewArches/InterviewArches.schema';
import { legalText } from '@/components/sections/LegalText/LegalText.schema';
import { listPages } from '@/components/sections/ListPages/ListPages.schema';
import { plainBanner } from '@/components/sections/PlainBanner/PlainBanner.schema';
import { pricing } from '@/components/sections/Pricing/Pricing.schema';
import { prose } from '@/components/sections/Prose/Prose.schema';
import { projectHero } from '@/components/sections/project/ProjectHero/ProjectHero.schema';
import { projectStory } from '@/components/sections/project-details/ProjectStory/ProjectStory.schema';
import { questionList } from '@/components/sections/project-details/QuestionList/QuestionList.schema';
import { caseStudies } from '@/components/sections/projects/CaseStudies/CaseStudies.schema';
import { projectsBanner } from '@/components/sections/projects/ProjectsBanner/ProjectsBanner.schema';
import { servicesOffer } from '@/components/sections/ServicesOffer/ServicesOffer.schema';
import { socialStrip } from '@/components/sections/SocialStrip/SocialStrip.schema';
import { stageBanner } from '@/components/sections/StageBanner/StageBanner.schema';
import { searchField } from '@/components/sections/search/SearchField/SearchField.schema';
import { titleList } from '@/components/sections/search/TitleList/TitleList.schema';
import { serviceIndex } from '@/components/sections/services/ServiceIndex/ServiceIndex.schema';
import { company } from '@/components/sections/services-details/Company/Company.schema';
import { counterBlock } from '@/components/sections/services-details/CounterBlock/CounterBlock.schema';
import { pitch } from '@/components/sections/services-details/Pitch/Pitch.schema';
import { testimonials } from '@/components/sections/Testimonials/Testimonials.schema';
import { closing } from '@/components/sections/team/Closing/Closing.schema';
import { teamGrid } from '@/components/sections/team/TeamGrid/TeamGrid.schema';
import { teamIntro } from '@/components/sections/team/TeamIntro/TeamIntro.schema';
import { faq } from '@/components/sections/team-details/Faq/Faq.schema';
import { logoCarousel } from '@/components/sections/team-details/LogoCarousel/LogoCarousel.schema';
import { projectsCarousel } from '@/components/sections/team-details/ProjectsCarousel/ProjectsCarousel.schema';
import { videoTestimonial } from '@/components/sections/team-details/VideoTestimonial/VideoTestimonial.schema';
import { whatWeDo } from '@/components/sections/team-details/WhatWeDo/WhatWeDo.schema';
import { shownProject } from '../collections/projects';
import { knownOffice } from '../files/known-office';
import { reference } from '../files/reference';
import { type EntryFolder, entryFolders, PAGES, serviceAliases } from '../routes';
import { heading } from '../schema/heading';
import { reckoned } from '../schema/reckoned';
import { text } from '../schema/text';
import { world } from '../schema/world';
import { menu } from '../site/menus';

const service = reference('content/services', 'yaml', serviceAliases);

const office = knownOffice.describe('The office that it shows');

/** The pages that teasers lead to, by the names of their files. They have the words that a teaser leaves out. */
const TEASED = { 'about-teaser': 'about', 'service-grid': 'services', 'team-teaser': 'team' };

/** A field that has the words of the page that a teaser leads to, if the teaser has none. */
const fromPage = <S extends z.ZodType>(kind: keyof typeof TEASED, schema: S) =>
  reckoned(
    schema,
    `. Write it here, or write ${PAGES}/${TEASED[kind]}.yaml, which has it`,
  ).describe('Without it, the words of the page that it leads to');

/** The kinds of sections that a page may list, each with the schema of its words. */
export const kinds = {
  'about-teaser': aboutTeaser.extend({
    title: fromPage('about-teaser', aboutTeaser.shape.title),
    paragraphs: fromPage('about-teaser', aboutTeaser.shape.paragraphs),
  }),
  'article-spread': articleSpread.describe('The articles of the list that the page is for'),
  ask,
  'ask-us': askUs,
  'banks-banner': banksBanner,
  'brand-strip': z.strictObject({}),
  'careers-intro': careersIntro.extend({
    day: reckoned(careersIntro.shape.day).describe(
      'The words of the drawing, if they are not those of the home page',
    ),
  }),
  'case-studies': caseStudies,
  'clients-carousel': clientsCarousel,
  closing: closing.describe('Made for the end of a page: the arch stands on the footer'),
  'comment-form': commentForm,
  comments,
  company: company.describe('Made to stand before counter-block: its picture hangs into it'),
  consultation: consultation.omit({ form: true }),
  'contact-banner': contactBanner.omit({ form: true }).extend({ office }),
  'contact-details': contactDetails.extend({ office }),
  'counter-block': counterBlock,
  counters,
  crew: heading.extend({ title: text.describe('One line, which follows the banner') }),
  faq,
  'founder-banner': founderBanner,
  'founder-letter': founderLetter.describe(
    'Made to follow founder-story, whose river runs into its ground, and to end a page',
  ),
  'founder-story': founderStory,
  hero: hero.extend({
    layout: z
      .enum(['banks', 'centre', 'beside'])
      .optional()
      .describe('Where the words stand: on the right, in the middle, or beside a narrow picture'),
    proof: heroProof
      .extend({ results: z.array(result.extend({ project: shownProject })).max(2) })
      .optional(),
    daylight: daylight.optional(),
  }),
  industries: industries.extend({
    index: z.boolean().optional().describe('Lines of two columns in place of cells'),
  }),
  'interview-arches': interviewArches,
  'job-cards': jobCards,
  'legal-text': legalText,
  'list-pages': listPages.describe('The further pages of the list that article-spread shows'),
  'logo-carousel': logoCarousel,
  pitch,
  'plain-banner': plainBanner,
  pricing,
  'project-hero': projectHero,
  'project-story': projectStory.extend({ world }),
  'projects-banner': projectsBanner,
  'projects-carousel': projectsCarousel,
  prose,
  'question-list': questionList,
  'sample-article': z.strictObject({}),
  'search-field': searchField,
  'service-grid': serviceGrid.extend({
    title: fromPage('service-grid', serviceGrid.shape.title),
    lead: fromPage('service-grid', serviceGrid.shape.lead),
    lines: z
      .array(serviceLine.extend({ service }))
      .describe(serviceGrid.shape.lines.description ?? ''),
  }),
  'service-index': serviceIndex,
  'services-offer': servicesOffer,
  'sets-apart': setsApart,
  'social-strip': socialStrip,
  'stage-banner': stageBanner,
  story,
  success,
  'team-grid': teamGrid,
  'team-intro': teamIntro.partial({ dots: true, legend: true }),
  'team-teaser': teamTeaser.extend({
    title: fromPage('team-teaser', teamTeaser.shape.title),
    lead: fromPage('team-teaser', teamTeaser.shape.lead),
  }),
  testimonials: testimonials.omit({ items: true }).extend({
    letters: z.boolean().optional().describe('Large words beside small portraits'),
  }),
  'title-list': titleList,
  tools,
  topics,
  'video-testimonial': videoTestimonial,
  'what-we-do': whatWeDo.extend({ services: menu }),
  years: heading,
} as const satisfies Record<string, z.ZodObject>;

export type Kind = keyof typeof kinds;

/** The words of a section. */
export type Words<K extends Kind = Kind> = z.output<(typeof kinds)[K]>;

/** A section of a page. */
export type Section<K extends Kind = Kind> = { [Each in K]: { section: Each } & Words<Each> }[K];

/** Whether a name is that of a kind. */
export const isKind = (name: unknown): name is Kind => typeof name === 'string' && name in kinds;

/** The sections with the title of a page. Each page begins with one of them. */
export const BANNERS: readonly Kind[] = [
  'banks-banner',
  'contact-banner',
  'founder-banner',
  'hero',
  'pitch',
  'plain-banner',
  'project-hero',
  'projects-banner',
  'sample-article',
  'search-field',
  'stage-banner',
  'team-intro',
];

/** The sections with ids that links and scripts know. A page has each of them once. */
export const ONCE: readonly Kind[] = [
  'article-spread',
  'case-studies',
  'comment-form',
  'comments',
  'job-cards',
  'legal-text',
  'list-pages',
  'service-index',
  'title-list',
  'video-testimonial',
];

type Folder = keyof typeof entryFolders;

/** The sections about the entries of a folder. Without entries, they are not there. */
const ABOUT: Partial<Record<Kind, Folder>> = {
  'article-spread': 'articles',
  'case-studies': 'projects',
  'clients-carousel': 'projects',
  crew: 'team',
  'job-cards': 'jobs',
  'projects-carousel': 'projects',
  'service-grid': 'services',
  'service-index': 'services',
  'team-grid': 'team',
  'team-teaser': 'team',
  years: 'team',
};

/** The folder whose entries a section is about, if there is one. */
export const findFolder = (kind: unknown, folders: Readonly<Record<Folder, EntryFolder>>) => {
  const name = isKind(kind) ? ABOUT[kind] : undefined;
  return name && { name, ...folders[name] };
};

/** The name of the page without which a section says nothing: the one that it leads to, or that of its entries. */
export function findPageOf(kind: unknown): string | undefined {
  const page = new Map(Object.entries(TEASED)).get(String(kind));
  return page ?? findFolder(kind, entryFolders)?.list;
}
