/** A section of a page of 1.x: its kind now, and the field that had its words. Without a field they stood elsewhere. */
type Section = { kind: string; from?: string; also?: Readonly<Record<string, unknown>> };

/** Fields of sections of 1.x that nothing shows any more, by kind. */
export const GONE: Readonly<Record<string, readonly string[]>> = {
  'sets-apart': ['world', 'picture', 'stopwatch'],
};

/** A page of 1.x: what code said about it, and its sections from top to bottom. */
export type PagePlan = {
  head?: Readonly<Record<string, unknown>>;
  sections: readonly Section[];
};

const section = (kind: string, from?: string, also?: Section['also']): Section => ({
  kind,
  ...(from && { from }),
  ...(also && { also }),
});

const legal = (path: string): PagePlan => ({
  head: { path },
  sections: [section('plain-banner', 'banner'), section('legal-text', 'text')],
});

/** The pages of 1.x, by the names of their files. Those of the home pages were in `arrangement`. */
export const PAGES: Readonly<Record<string, PagePlan>> = {
  about: {
    head: { path: '/about-us' },
    sections: [
      section('banks-banner', 'banner'),
      section('story', 'story'),
      section('years', 'years'),
      section('counters'),
      section('consultation', 'consultation'),
      section('industries', undefined, { index: true }),
      section('success', 'success'),
      section('testimonials', undefined, { letters: true }),
      section('brand-strip'),
    ],
  },
  accessibility: { sections: legal('').sections },
  'blog-details': {
    head: { above: '/blogs' },
    sections: [
      section('sample-article'),
      section('comments', 'comments'),
      section('comment-form', 'commentForm'),
    ],
  },
  blogs: {
    head: { aliases: ['/blog'] },
    sections: [
      section('plain-banner', 'banner'),
      section('topics', 'topics'),
      section('article-spread', 'list'),
      section('list-pages', 'pages'),
      section('ask-us', 'askUs'),
    ],
  },
  careers: {
    sections: [
      section('stage-banner', 'banner'),
      section('careers-intro', 'intro'),
      section('interview-arches', 'interview'),
      section('job-cards', 'openings'),
    ],
  },
  contact: {
    sections: [section('contact-banner', 'banner'), section('contact-details', 'details')],
  },
  founder: {
    head: { path: '/about-me', header: 'demo', footer: 3 },
    sections: [
      section('founder-banner', 'banner'),
      section('founder-story', 'story'),
      section('founder-letter', 'letter'),
    ],
  },
  home: { head: { path: '/' }, sections: [section('hero', 'banner')] },
  'home-three': { head: { canonical: '/' }, sections: [section('hero', 'banner')] },
  'home-two': { head: { canonical: '/' }, sections: [section('hero', 'banner')] },
  privacy: legal('/privacy-policy'),
  'project-details': {
    head: { above: '/projects', canonical: '/projects/saltmarsh' },
    sections: [
      section('project-hero', 'banner'),
      section('project-story', 'story'),
      section('question-list', 'questions'),
      section('services-offer'),
      section('social-strip'),
    ],
  },
  projects: {
    sections: [
      section('projects-banner', 'banner'),
      section('case-studies', 'cases'),
      section('ask', 'ask'),
    ],
  },
  search: {
    sections: [section('search-field', 'banner'), section('title-list'), section('social-strip')],
  },
  services: {
    sections: [
      section('stage-banner', 'banner'),
      section('service-index', 'index'),
      section('ask', 'ask'),
    ],
  },
  'services-details': {
    head: { above: '/services' },
    sections: [
      section('pitch', 'banner'),
      section('services-offer'),
      section('company', 'company'),
      section('counter-block', 'counterBlock'),
      section('social-strip'),
    ],
  },
  team: {
    sections: [
      section('team-intro', 'banner'),
      section('team-grid', 'grid'),
      section('social-strip'),
      section('closing', 'closing'),
    ],
  },
  'team-details': {
    head: { above: '/team' },
    sections: [
      section('stage-banner', 'banner'),
      section('crew', 'crew'),
      section('what-we-do', 'what'),
      section('faq', 'faq'),
      section('logo-carousel', 'logos'),
      section('projects-carousel', 'projects'),
      section('video-testimonial', 'testimonial'),
      section('social-strip'),
    ],
  },
  terms: legal('/terms-condition'),
};

/** The sections that `arrangement` of the home pages named, and the field of home.yaml with the words of each. */
export const HOME_SECTIONS: Readonly<Record<string, Section>> = {
  about: section('about-teaser', 'aboutTeaser'),
  clients: section('clients-carousel', 'clientsCarousel'),
  consultation: section('consultation'),
  counters: section('counters'),
  industries: section('industries'),
  services: section('service-grid', 'serviceGrid'),
  setsApart: section('sets-apart', 'setsApart'),
  team: section('team-teaser', 'teamTeaser'),
  testimonials: section('testimonials'),
  tools: section('tools'),
};

/** The files of content that only moved. */
export const MOVED: Readonly<Record<string, string>> = {
  'consultation.yaml': 'sections/consultation.yaml',
  'counters.yaml': 'sections/counters.yaml',
  'industries.yaml': 'sections/industries.yaml',
  'offer.yaml': 'sections/services-offer.yaml',
  'pages/errors.yaml': 'templates/errors.yaml',
  'pages/job.yaml': 'templates/job.yaml',
  'pages/moved.yaml': 'templates/moved.yaml',
  'pages/person.yaml': 'templates/person.yaml',
  'pages/project.yaml': 'templates/project.yaml',
  'pages/unexpected.yaml': 'templates/unexpected.yaml',
  'social.yaml': 'sections/social-strip.yaml',
  'testimonials-section.yaml': 'sections/testimonials.yaml',
  'tools.yaml': 'sections/tools.yaml',
};

/** Parts of pages that are files of their own now. */
export const PARTS: readonly {
  from: string;
  fields: Readonly<Record<string, string>>;
  to: string;
}[] = [
  { from: 'pages/blogs.yaml', fields: { article: '' }, to: 'templates/article.yaml' },
  {
    from: 'pages/blogs.yaml',
    fields: { tag: 'tag', author: 'author' },
    to: 'templates/article-list.yaml',
  },
  { from: 'pages/search.yaml', fields: { titles: '' }, to: 'sections/title-list.yaml' },
];
