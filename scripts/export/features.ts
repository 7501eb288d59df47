import type { IslandName } from '@/components/islands/registry';
import { attribute, type Element, textOf } from './html';

/** The directives that list sources, in the order a policy gives them. */
export const directives = [
  'script-src',
  'style-src',
  'style-src-attr',
  'img-src',
  'font-src',
  'media-src',
  'connect-src',
  'frame-src',
  'manifest-src',
  'form-action',
] as const;

type Directive = (typeof directives)[number];

/** Something that pages may hold, and what the browser must be allowed for it. */
export type Feature = {
  /** Whether it is switched on. */
  on: boolean;
  /** Whether an element is it, or brings it along. A page without one is not allowed anything. */
  isAt: (element: Element) => boolean;
  sources: Partial<Record<Directive, readonly string[]>>;
  /** What keeps it from running under Trusted Types; null where nothing does. */
  unfitForTrustedTypes: string | null;
};

/** What the site is built with. */
export type Settings = {
  mail: {
    /** Where the forms are sent: a full address, or a path of this site's own origin. */
    address: string;
    /** Whether each form has its keys. */
    forms: Record<FormName, boolean>;
    /** Whether any page sends what an earlier one could not. */
    outbox: boolean;
  };
  /** Whether the forms have reCAPTCHA. */
  recaptcha: boolean;
  /** The address of the map's frame. */
  map: string;
  /** Where the film plays: an address of this site, or of another. */
  film: string;
  /** Whether the pixel has its id. */
  pixel: boolean;
  /** Whether Next's own scripts stay in the pages. */
  plainNext: boolean;
};

const SELF = ["'self'"];

const formIslands = ['ConsultationForm', 'InquiryDialog'] as const satisfies IslandName[];

/** An island that sends mail. */
export type FormName = (typeof formIslands)[number];

const isOneOf =
  (...names: string[]) =>
  (element: Element) =>
    names.includes(element.tagName);

const isLink =
  (...rels: string[]) =>
  (element: Element) =>
    element.tagName === 'link' && rels.includes(attribute(element, 'rel') ?? '');

const isIsland = (name: IslandName) => (element: Element) =>
  attribute(element, 'data-island') === name;

const bringsFonts = (element: Element) =>
  isLink('stylesheet')(element) ||
  (element.tagName === 'style' && textOf(element).includes('@font-face'));

/**
 * The source that stands for another site.
 *
 * @param where what names the address, for the message
 * @throws when the address is not one that a policy can name
 */
function originOf(where: string, address: string): string {
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  // A wildcard is a valid host to the URL parser, and to a policy every host.
  if (/^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin)) return origin;
  throw new Error(
    `${where} is "${address}", which a page's policy cannot allow: give the full address, from "https://" on.`,
  );
}

/** The source of an address: the site itself, or another one. */
const sourceOf = (where: string, address: string) =>
  address.startsWith('/') ? "'self'" : originOf(where, address);

/**
 * Everything that pages of this site load, send or frame. What is not here is refused, on every
 * page: add a feature for whatever comes.
 */
export function featuresOf(settings: Settings): Feature[] {
  const { mail, recaptcha, map, film, pixel, plainNext } = settings;
  const mailService = sourceOf('The mail service (components/islands/mail)', mail.address);
  const mapService = originOf('The map of content/site.ts', map);
  const filmService = sourceOf('The film of content/film.ts', film);
  const fits = { on: true, unfitForTrustedTypes: null };
  return [
    // The site's own files.
    { ...fits, isAt: isOneOf('script'), sources: { 'script-src': SELF } },
    { ...fits, isAt: isLink('stylesheet'), sources: { 'style-src': SELF } },
    { ...fits, isAt: isOneOf('img', 'link'), sources: { 'img-src': SELF } },
    { ...fits, isAt: bringsFonts, sources: { 'font-src': SELF } },
    { ...fits, isAt: isOneOf('video', 'audio'), sources: { 'media-src': SELF } },
    { ...fits, isAt: isLink('manifest'), sources: { 'manifest-src': SELF } },
    // A page meant for search engines: their auditors read robots.txt from within it.
    { ...fits, isAt: isLink('canonical'), sources: { 'connect-src': SELF } },
    // Attributes cannot be hashed. Styles that scripts set are no concern of a policy.
    {
      ...fits,
      isAt: (element) => attribute(element, 'style') !== undefined,
      sources: { 'style-src-attr': ["'unsafe-inline'"] },
    },
    // EmailJS. A form posts itself where its script does not run, or without its keys opens the
    // visitor's mail program.
    ...formIslands.flatMap((name): Feature[] => [
      {
        ...fits,
        on: mail.forms[name],
        isAt: isIsland(name),
        sources: { 'connect-src': [mailService], 'form-action': [mailService] },
      },
      {
        ...fits,
        on: !mail.forms[name],
        isAt: isIsland(name),
        sources: { 'form-action': ['mailto:'] },
      },
      {
        on: recaptcha,
        isAt: isIsland(name),
        sources: {
          'script-src': ['https://www.google.com', 'https://www.gstatic.com'],
          'style-src-attr': ["'unsafe-inline'"],
          'img-src': ['https://www.gstatic.com'],
          'connect-src': ['https://www.google.com'],
          'frame-src': ['https://www.google.com', 'https://recaptcha.google.com'],
        },
        unfitForTrustedTypes: 'reCAPTCHA assigns script.src',
      },
    ]),
    {
      ...fits,
      on: mail.outbox && Object.values(mail.forms).includes(true),
      isAt: isOneOf('script'),
      sources: { 'connect-src': [mailService] },
    },
    // OpenStreetMap.
    {
      ...fits,
      isAt: (element) => element.tagName === 'iframe' && attribute(element, 'src') === map,
      sources: { 'frame-src': [mapService] },
    },
    // The film: a press of its link fills a frame.
    {
      ...fits,
      isAt: (element) => attribute(element, 'data-enhance') === 'film',
      sources: { 'frame-src': [filmService] },
    },
    // Meta's pixel: its script, and what it reports to.
    {
      on: pixel,
      isAt: isOneOf('script'),
      sources: {
        'script-src': ['https://connect.facebook.net'],
        'img-src': ['https://www.facebook.com'],
        'connect-src': ['https://www.facebook.com'],
      },
      unfitForTrustedTypes: 'react-facebook-pixel, and the script it brings, assign script.src',
    },
    {
      on: plainNext,
      isAt: isOneOf('script'),
      sources: {},
      unfitForTrustedTypes: 'Next’s loader assigns script.src',
    },
  ];
}
