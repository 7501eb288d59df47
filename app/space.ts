import { BANNERS, type Kind } from '@/content/pages/kinds';

/** The kinds without space of their own at their end, besides banners. */
const ENDS_BARE: readonly Kind[] = [
  'about-teaser',
  'article-spread',
  'careers-intro',
  'clients-carousel',
  'closing',
  'comments',
  'company',
  'crew',
  'founder-letter',
  'founder-story',
  'industries',
  'list-pages',
  'logo-carousel',
  'question-list',
  'service-grid',
  'service-index',
  'sets-apart',
  'team-grid',
  'team-teaser',
  'testimonials',
  'tools',
  'video-testimonial',
];

/** The kinds without space of their own at their start. */
const STARTS_BARE: readonly Kind[] = [
  'article-spread',
  'ask-us',
  'closing',
  'counter-block',
  'faq',
  'founder-letter',
  'job-cards',
  'legal-text',
  'logo-carousel',
  'pricing',
  'prose',
  'question-list',
  'topics',
];

/** The kinds that touch what follows by design. */
const JOINS: Readonly<Partial<Record<Kind, Kind | 'footer'>>> = {
  closing: 'footer',
  company: 'counter-block',
  'founder-letter': 'footer',
  'founder-story': 'founder-letter',
  'list-pages': 'ask-us',
};

const endsBare = (kind: Kind) =>
  ENDS_BARE.includes(kind) || (BANNERS.includes(kind) && kind !== 'plain-banner');

/**
 * Whether a section needs space after it, since neither it nor what follows has space of its own.
 *
 * @param next what follows
 */
export const needsSpace = (kind: Kind, next: Kind | 'footer'): boolean =>
  endsBare(kind) && JOINS[kind] !== next && (next === 'footer' || STARTS_BARE.includes(next));
