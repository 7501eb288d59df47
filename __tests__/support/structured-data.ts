/**
 * The keys that Google requires and recommends for each type of structured data.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */

/** A thing in the vocabulary of schema.org, as JSON. */
export type Thing = Readonly<Record<string, unknown>>;

const ADDRESS = ['address.streetAddress', 'address.addressLocality', 'address.addressCountry'];
const PLACE = ['geo.latitude', 'geo.longitude', 'openingHoursSpecification'];
const PERSON = ['mainEntity.name', 'mainEntity.image', 'mainEntity.description'];
const POSTING = ['title', 'description', 'datePosted', 'hiringOrganization.name', 'identifier'];
const WORK = ['employmentType', 'directApply', 'experienceRequirements'];

/** A dot leads into a nested thing: "address.addressCountry". */
const NEEDS = new Map(
  Object.entries({
    Organization: ['name'],
    LocalBusiness: ['name', ...ADDRESS, 'address.postalCode', 'telephone', 'url', ...PLACE],
    WebSite: ['name', 'url', 'publisher'],
    BreadcrumbList: ['itemListElement'],
    ListItem: ['position', 'name', 'item'],
    BlogPosting: [
      ...['headline', 'author.name', 'author.url', 'image', 'publisher'],
      ...['datePublished', 'dateModified'],
    ],
    Service: ['name', 'description', 'url'],
    OfferCatalog: ['name', 'itemListElement'],
    Offer: ['itemOffered.name'],
    Article: ['headline', 'author.name', 'image', 'url', 'abstract', 'about.name', 'publisher'],
    Quotation: ['text', 'creator.name'],
    ProfilePage: ['url', ...PERSON, 'mainEntity.jobTitle'],
    CreativeWork: ['name', 'abstract', 'image', 'url', 'creator'],
    JobPosting: [...POSTING, 'jobLocation.address.addressCountry', ...WORK],
    Person: ['name'],
    Place: ['address'],
    Country: ['name'],
    PostalAddress: ['addressLocality', 'addressCountry', 'postalCode'],
    GeoCoordinates: ['latitude', 'longitude'],
    OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
    MonetaryAmount: ['currency', 'value'],
    QuantitativeValue: ['unitText'],
    PropertyValue: ['name', 'value'],
    OccupationalExperienceRequirements: ['monthsOfExperience'],
  }),
);

/** The keys of the full description of the agency. */
const FULL_ORGANIZATION = ['url', 'logo', 'telephone', 'sameAs'];

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const getType = (thing: Thing): string => String(thing['@type'] ?? '');

/** All things in a value, the value included, outer ones first. */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (!isThing(value)) return [];
  return [value, ...Object.values(value).flatMap(thingsIn)];
}

/** The value at a path ("address.addressCountry") in a thing. */
const at = (thing: Thing, way: string): unknown =>
  way.split('.').reduce<unknown>((value, key) => (isThing(value) ? value[key] : undefined), thing);

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/** Keys that hold a moment. Readers would take a day without a time in their own time zone. */
const MOMENTS = ['datePublished', 'dateModified', 'validThrough'];
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/;

/** Keys that hold addresses. */
const ADDRESSES = ['url', 'item', 'image', 'logo', '@id', 'sameAs'];

function gapsIn(thing: Thing): string[] {
  const type = getType(thing);
  const keys = Object.keys(thing);
  // A thing with an id only refers to a thing that is described elsewhere.
  if (keys.length === 1 && '@id' in thing) return [];
  if (/Review|Rating/.test(type) || keys.some((key) => /^(review|aggregateRating)$/.test(key)))
    return [`${type}: Google ignores reviews of a business on its own site. Remove them.`];
  const needs = NEEDS.get(type);
  if (!needs) return [`"${type}": add this type to NEEDS in __tests__/support/structured-data.ts.`];
  const full = type === 'Organization' && 'sameAs' in thing ? FULL_ORGANIZATION : [];
  return [
    ...[...needs, ...full]
      .filter((way) => isEmpty(at(thing, way)))
      .map((way) => `${type} has no ${way}`),
    ...keys.filter((key) => isEmpty(thing[key])).map((key) => `${type}.${key} is empty`),
    ...MOMENTS.filter((key) => key in thing && !MOMENT.test(String(thing[key]))).map(
      (key) => `${type}.${key} needs a date, a time and a time zone`,
    ),
  ];
}

/**
 * Finds what a page's structured data lacks or should not have.
 *
 * @param graph the things of the page
 */
export function findGaps(graph: readonly Thing[]): string[] {
  const things = thingsIn(graph);
  const partial = things.flatMap((thing) =>
    ADDRESSES.flatMap((key) => thing[key] ?? [])
      .filter((address) => typeof address === 'string')
      .filter((address) => !/^https?:\/\//.test(address))
      .map((address) => `"${address}" is not a full address`),
  );
  return [...new Set([...things.flatMap(gapsIn), ...partial])];
}

/** Keys whose values the page shows in other words, such as "addressCountry": "IN". */
const SILENT = [
  ...['@type', 'addressCountry', 'currency', 'datePosted', 'dayOfWeek', 'opens', 'closes'],
  ...[
    'employmentType',
    'jobLocationType',
    'unitText',
    'value',
    'latitude',
    'longitude',
    'position',
  ],
  ...ADDRESSES,
  ...MOMENTS,
];

const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map(squeeze)
    .filter(Boolean);

/** Removes white space and commas, which differ between the lines of an address. */
export const squeeze = (text: string): string => text.replace(/[\s,]+/g, '');

/**
 * Finds words of structured data that the page does not show.
 *
 * @param text all words of the page, squeezed
 */
export function findUnseen(graph: readonly Thing[], text: string): string[] {
  return thingsIn(graph).flatMap((thing) =>
    Object.entries(thing)
      .filter(([key]) => !SILENT.includes(key))
      .flatMap(([key, value]) => (typeof value === 'string' ? [[key, value] as const] : []))
      .flatMap(([key, value]) =>
        words(value)
          .filter((part) => !text.includes(part))
          .map((part) => `${getType(thing)}.${key} says "${part}", which the page does not show`),
      ),
  );
}
