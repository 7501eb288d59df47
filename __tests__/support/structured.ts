import type { ReactElement } from 'react';
import { showPage } from './page';

/** A thing in the vocabulary of schema.org, as JSON. */
type Thing = Readonly<Record<string, unknown>>;

/** The keys that Google requires of the things that it shows in results of their own. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  LocalBusiness: ['name', 'address', 'telephone', 'url', 'openingHoursSpecification'],
  ListItem: ['position', 'name', 'item'],
  BlogPosting: ['headline', 'author', 'image', 'datePublished', 'dateModified'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  ProfilePage: ['mainEntity'],
};

/** Keys that hold a moment. Readers would take a day without a time in their own time zone. */
const MOMENTS = ['datePublished', 'dateModified', 'validThrough'];
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/;

const ADDRESSES = ['url', 'item', 'image', 'logo', '@id', 'sameAs'];

/** Keys whose values the page shows in other words, such as "addressCountry": "IN". */
const SILENT = [
  ...['@type', 'addressCountry', 'currency', 'datePosted', 'dayOfWeek', 'opens', 'closes'],
  ...['employmentType', 'jobLocationType', 'unitText', 'value'],
  ...ADDRESSES,
  ...MOMENTS,
];

export const getType = (thing: Thing): string => String(thing['@type'] ?? '');

/** Removes white space and commas, which differ between the lines of an address. */
export const squeeze = (text: string): string => text.replace(/[\s,]+/g, '');

/** Shows a page, and returns its structured data and its words. */
export function getStructuredData(page: ReactElement): { structuredData: Thing[]; text: string } {
  showPage(page);
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const structuredData = scripts.flatMap(
    (script): Thing[] => JSON.parse(script.textContent)['@graph'],
  );
  for (const noise of document.querySelectorAll('script, style')) noise.remove();
  return { structuredData, text: squeeze(document.body.textContent) };
}

/** All things in a value, the value included. */
function thingsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(thingsIn);
  return Array.isArray(value) ? inner : [{ ...value }, ...inner];
}

const squeezeHtml = (html: string) =>
  html.split(/<[^>]*>/).map((part) => {
    const { documentElement } = new DOMParser().parseFromString(part, 'text/html');
    return squeeze(documentElement.textContent);
  });

/**
 * Finds what a page's structured data lacks, and words that the page does not show.
 *
 * @param graph the things of the page
 * @param text all words of the page, squeezed
 */
export function findGaps(graph: readonly Thing[], text: string): string[] {
  return thingsIn(graph).flatMap((thing) => {
    const type = getType(thing);
    const missing = (NEEDS[type] ?? []).filter((key) => !(key in thing));
    const wrong = Object.entries(thing).flatMap(([key, value]) =>
      [value].flat().flatMap((each) => {
        if (each === '' || each === undefined || each === null) return `${type}.${key} is empty`;
        if (typeof each !== 'string') return [];
        if (MOMENTS.includes(key) && !MOMENT.test(each)) return `${key} needs a time and a zone`;
        if (ADDRESSES.includes(key) && !/^https?:/.test(each))
          return `"${each}" is no full address`;
        if (SILENT.includes(key)) return [];
        return squeezeHtml(each).flatMap((part) =>
          text.includes(part) ? [] : `The page does not show "${part}" of ${type}.${key}`,
        );
      }),
    );
    return [...missing.map((key) => `${type} has no ${key}`), ...wrong];
  });
}
